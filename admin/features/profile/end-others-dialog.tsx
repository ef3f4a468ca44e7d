import { profileCopy as copy } from '../../copy/profile.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { useReloadProfile } from '../../data/profile.ts';
import { showToast } from '../../data/toasts.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';

interface EndOthersDialogProps {
  question: string;
  onClose: () => void;
}

/** Asks whether to end the other sessions. It is also opened after a changed password or factor. */
export function EndOthersDialog({ question, onClose }: EndOthersDialogProps) {
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
      <p>{question}</p>
      <p>{copy.endsBegun}</p>
    </ConfirmDialog>
  );
}
