import { profileCopy as copy } from '../../copy/profile.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { useReloadProfile } from '../../data/profile.ts';
import { showToast } from '../../data/toasts.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';

/** Offers to end the other sessions after a changed password or factor. */
export function EndOthersDialog({ onClose }: { onClose: () => void }) {
  const reload = useReloadProfile();
  const end = async () => {
    const { message } = await readResponse(api.api.profile.sessions.$delete());
    showToast('success', message);
    await reload();
  };
  return (
    <ConfirmDialog
      title={copy.endOthersTitle}
      confirmLabel={copy.endOthers}
      cancelLabel={copy.keepOthers}
      failed={copy.endFailed}
      onConfirm={end}
      onClose={onClose}
    >
      <p>{copy.endOthersQuestion}</p>
    </ConfirmDialog>
  );
}
