import { useState } from 'react';
import type { SessionEntry } from '../../../api/contract/sign-in.ts';
import { profileCopy as copy } from '../../copy/profile.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { useReloadProfile } from '../../data/profile.ts';
import { showError, showToast } from '../../data/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { SessionList } from '../../ui/sign-in/session-list.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { EndOthersDialog } from './end-others-dialog.tsx';

export function SessionsCard({ sessions }: { sessions: readonly SessionEntry[] }) {
  const reload = useReloadProfile();
  const [isEnding, setEnding] = useState(false);
  const endOne = async ({ id }: SessionEntry) => {
    try {
      const ending = api.api.profile.sessions[':session'].$delete({ param: { session: id } });
      showToast('success', (await readResponse(ending)).message);
    } catch (error) {
      showError(error, copy.endFailed);
    }
    await reload();
  };
  return (
    <TitledCard title={copy.sessions}>
      <SessionList sessions={sessions} onEnd={endOne} />
      {/* Also without another session: it ends links and sign-ins that were begun. */}
      <div>
        <Button onClick={() => setEnding(true)}>{copy.endOthers}</Button>
      </div>
      {isEnding && (
        <EndOthersDialog question={copy.endOthersQuestion} onClose={() => setEnding(false)} />
      )}
    </TitledCard>
  );
}
