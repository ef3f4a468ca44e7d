import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminUser } from '../../../api/contract/entities.ts';
import { accessCopy as copy } from '../../copy/access.ts';
import { profileCopy } from '../../copy/profile.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { useSession } from '../../data/session-store.ts';
import { showError, showToast } from '../../data/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { SessionList } from '../../ui/session-list.tsx';
import { Snippet } from '../../ui/snippet.tsx';

/** The ways in of another account: its sessions, its factors, and a link for a new password. */
export function AccessDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const modal = useModal(onClose);
  const queryClient = useQueryClient();
  const isOwn = useSession((session) => session.userId === user.id);
  const [link, setLink] = useState<string>();
  const param = { id: `${user.id}` };
  const queryKey = ['access', user.id];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      readResponse(api.api.users[':id'].access.$get({ param }, { init: { signal } })),
  });
  const run = async (write: Promise<{ message: string }>, failed: string) => {
    try {
      showToast('success', (await write).message);
    } catch (error) {
      showError(error, failed);
    }
    await queryClient.invalidateQueries({ queryKey });
  };
  const makeLink = async () => {
    try {
      const made = await readResponse(api.api.users[':id']['reset-link'].$post({ param }));
      setLink(`${window.location.origin}/signin#reset=${made.token}`);
    } catch (error) {
      showError(error, copy.linkFailed);
    }
  };
  const factors =
    data &&
    [
      data.factors.totp && profileCopy.totp,
      ...data.factors.passkeys.map(({ label }) => label),
    ].filter((name) => name !== false);

  return (
    <Modal state={modal} title={copy.title(user.username)}>
      {error && <p className="text-14 text-danger">{error.message}</p>}
      <section className="grid gap-2">
        <h3 className="text-14 font-semibold">{copy.link}</h3>
        <p className="text-13 text-muted">{copy.linkText}</p>
        {link === undefined ? (
          <div>
            <Button size="sm" onClick={makeLink}>
              {copy.sendLink}
            </Button>
          </div>
        ) : (
          <Snippet snippet={link} subject={copy.linkSubject} />
        )}
      </section>
      {factors && (
        <section className="grid gap-2 border-t border-line pt-4">
          <h3 className="text-14 font-semibold">{profileCopy.factors}</h3>
          <p className="text-13 text-muted wrap-anywhere">
            {factors.length > 0 ? factors.join(', ') : copy.noFactors}
          </p>
          {factors.length > 0 && !isOwn && (
            <div>
              <Button
                size="sm"
                tone="danger-ghost"
                onClick={() =>
                  run(
                    readResponse(api.api.users[':id'].factors.$delete({ param })),
                    profileCopy.removeFailed,
                  )
                }
              >
                {copy.removeFactors}
              </Button>
            </div>
          )}
        </section>
      )}
      {data && (
        <section className="grid gap-2 border-t border-line pt-4">
          <h3 className="text-14 font-semibold">{profileCopy.sessions}</h3>
          {data.sessions.length === 0 && <p className="text-13 text-muted">{copy.noSessions}</p>}
          <SessionList
            sessions={data.sessions}
            onEnd={({ id }) =>
              run(
                readResponse(
                  api.api.users[':id'].sessions[':session'].$delete({
                    param: { ...param, session: id },
                  }),
                ),
                profileCopy.endFailed,
              )
            }
          />
        </section>
      )}
    </Modal>
  );
}
