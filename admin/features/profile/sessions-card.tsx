import type { SessionEntry } from '../../../api/contract/sign-in.ts';
import { profileCopy as copy } from '../../copy/profile.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { useReloadProfile } from '../../data/profile.ts';
import { showError, showToast } from '../../data/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { SessionList } from '../../ui/session-list.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';

export function SessionsCard({ sessions }: { sessions: readonly SessionEntry[] }) {
  const reload = useReloadProfile();
  const run = async (ending: Promise<{ message: string }>) => {
    try {
      showToast('success', (await ending).message);
    } catch (error) {
      showError(error, copy.endFailed);
    }
    await reload();
  };
  const endOne = ({ id }: SessionEntry) =>
    run(readResponse(api.api.profile.sessions[':session'].$delete({ param: { session: id } })));
  return (
    <TitledCard title={copy.sessions} text={copy.sessionsText}>
      <SessionList sessions={sessions} onEnd={endOne} />
      {sessions.length > 1 && (
        <div>
          <Button onClick={() => run(readResponse(api.api.profile.sessions.$delete()))}>
            {copy.endOthers}
          </Button>
        </div>
      )}
    </TitledCard>
  );
}
