import { useState } from 'react';
import { accessCopy as copy } from '../../copy/access.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { showError } from '../../data/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Snippet } from '../../ui/snippet/snippet-card.tsx';

/** Makes a link with which the account's owner chooses a new password. It is shown once. */
export function ResetLink({ userId }: { userId: number }) {
  const [link, setLink] = useState<string>();
  const make = async () => {
    try {
      const param = { id: `${userId}` };
      const { token } = await readResponse(api.api.users[':id']['reset-link'].$post({ param }));
      setLink(`${window.location.origin}/signin#reset=${token}`);
    } catch (error) {
      showError(error, copy.linkFailed);
    }
  };
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <p className="text-13 text-muted">{link === undefined ? copy.link : copy.linkText}</p>
      {link === undefined ? (
        <div>
          <Button size="sm" onClick={make}>
            {copy.sendLink}
          </Button>
        </div>
      ) : (
        <Snippet snippet={link} subject={copy.linkSubject} />
      )}
    </section>
  );
}
