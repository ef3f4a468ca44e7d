import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminUser } from '../../../api/contract/entities.ts';
import { accessCopy as copy } from '../../copy/access.ts';
import { profileCopy } from '../../copy/profile.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { useSession } from '../../data/session-store.ts';
import { showError, showToast } from '../../data/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { SessionList } from '../../ui/sign-in/session-list.tsx';
import { accessKey, useAccess } from './user-queries.ts';

/** The ways in of another account: its factors and its sessions. */
export function AccessDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const modal = useModal(onClose);
  const queryClient = useQueryClient();
  const isOwn = useSession((session) => session.userId === user.id);
  const [isRemoving, setRemoving] = useState(false);
  const [isEndingAll, setEndingAll] = useState(false);
  const param = { id: `${user.id}` };
  const { data, error } = useAccess(user.id);
  const run = async (write: Promise<{ message: string }>) => {
    showToast('success', (await write).message);
    await queryClient.invalidateQueries({ queryKey: accessKey(user.id) });
  };
  const endOne = (session: string) =>
    run(
      readResponse(
        api.api.users[':id'].sessions[':session'].$delete({ param: { ...param, session } }),
      ),
    ).catch((error) => showError(error, profileCopy.endFailed));
  const { factors, sessions = [] } = data ?? {};
  const names = factors && [
    ...(factors.totp ? [profileCopy.totp] : []),
    ...factors.passkeys.map(({ label }) => `${profileCopy.passkeys} “${label}”`),
  ];
  const endAll = isOwn ? profileCopy.endOthers : copy.endAll;

  return (
    <Modal state={modal} title={copy.title(user.username)}>
      {error && <p className="text-14 text-danger">{error.message}</p>}
      {names && (
        <section className="grid gap-2">
          <h3 className="text-14 font-semibold">{profileCopy.factors}</h3>
          <p className="text-13 text-muted wrap-anywhere">{names.join(', ') || copy.noFactors}</p>
          {names.length > 0 && !isOwn && (
            <div>
              <Button size="sm" onClick={() => setRemoving(true)}>
                {copy.removeFactors}
              </Button>
            </div>
          )}
        </section>
      )}
      {data && (
        <section className="grid gap-2 border-t border-line pt-4">
          <h3 className="text-14 font-semibold">{profileCopy.sessions}</h3>
          {sessions.length === 0 && <p className="text-13 text-muted">{copy.noSessions}</p>}
          <SessionList sessions={sessions} onEnd={({ id }) => endOne(id)} />
          {/* Also without a session: it ends links and sign-ins that were begun. */}
          <div>
            <Button size="sm" onClick={() => setEndingAll(true)}>
              {endAll}
            </Button>
          </div>
        </section>
      )}
      {isRemoving && (
        <ConfirmDialog
          title={copy.removeFactors}
          confirmLabel={copy.removeFactors}
          tone="danger"
          failed={profileCopy.removeFailed}
          onConfirm={() => run(readResponse(api.api.users[':id'].factors.$delete({ param })))}
          onClose={() => setRemoving(false)}
        >
          <p>{copy.removeQuestion(user.username)}</p>
          <p>{copy.removeEffect}</p>
        </ConfirmDialog>
      )}
      {isEndingAll && (
        <ConfirmDialog
          title={endAll}
          confirmLabel={endAll}
          failed={profileCopy.endFailed}
          onConfirm={() => run(readResponse(api.api.users[':id'].sessions.$delete({ param })))}
          onClose={() => setEndingAll(false)}
        >
          <p>{isOwn ? profileCopy.endOthersQuestion : copy.endAllQuestion(user.username)}</p>
          <p>{profileCopy.endsBegun}</p>
        </ConfirmDialog>
      )}
    </Modal>
  );
}
