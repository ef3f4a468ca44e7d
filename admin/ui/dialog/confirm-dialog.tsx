import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef, useState } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { errorMessage } from '../../data/toasts.ts';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { useModal } from './use-modal.ts';
import { useCloseOnBack } from './use-on-back.ts';

interface ConfirmDialogProps {
  title: string;
  /** The question, then its consequences. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** For the comparison of what is replaced. */
  isWide?: boolean | undefined;
  tone?: 'primary' | 'danger' | undefined;
  /** Which button is focused first: the one that changes nothing, unless the action is harmless and frequent. */
  initialFocus?: 'cancel' | 'confirm' | undefined;
  /** Whether the consequences are still loading. Nobody can confirm them before they are shown. */
  isLoading?: boolean | undefined;
  /** A sentence that says which action failed; it is shown before the reason. */
  failed?: string | undefined;
  /** The dialog stays open while the promise is pending. After an error it shows the reason and a retry button. */
  onConfirm: () => unknown;
  /** Returns the element that is focused after the dialog; `true` is the one that had the focus before. */
  finalFocus?: (() => HTMLElement | true | null) | undefined;
  onClose: () => void;
}

/** Asks before an important action. Mount it to open it; it calls `onClose` after it has closed. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = uiCopy.cancel,
  isWide = false,
  tone = 'primary',
  initialFocus = 'cancel',
  isLoading = false,
  failed,
  onConfirm,
  finalFocus,
  onClose,
}: ConfirmDialogProps) {
  const modal = useModal(onClose);
  const [pending, setPending] = useState(false);
  const [reason, setReason] = useState<string>();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);

  const close = () => {
    if (!pending) modal.close();
  };
  useCloseOnBack(modal.root.open, close);

  const confirm = async () => {
    setPending(true);
    setReason(undefined);
    try {
      await onConfirm();
      modal.close();
    } catch (error) {
      setReason(errorMessage(error));
      setPending(false);
    }
  };

  return (
    <AlertDialog.Root
      {...modal.root}
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className="scrim z-popup" onClick={close} />
        <AlertDialog.Viewport className="pointer-events-none fixed inset-0 z-popup flex items-end justify-center sm:items-center sm:p-6">
          <AlertDialog.Popup
            initialFocus={initialFocus === 'confirm' ? confirmButton : cancelButton}
            finalFocus={finalFocus}
            className={classNames(
              'modal-box pointer-events-auto max-h-[calc(100dvh-3rem)] w-full overflow-y-auto p-6 outline-none',
              isWide ? 'max-w-editor' : 'max-w-modal',
            )}
          >
            <AlertDialog.Title className="text-16 leading-tight font-semibold break-words">
              {title}
            </AlertDialog.Title>
            <AlertDialog.Description
              render={<div className="mt-2 grid gap-2 text-14 break-words text-muted" />}
            >
              {children}
            </AlertDialog.Description>
            {reason !== undefined && (
              <div className="mt-4">
                <Banner tone="danger">{[failed, reason].filter(Boolean).join(' ')}</Banner>
              </div>
            )}
            <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:*:grow">
              <AlertDialog.Close ref={cancelButton} render={<Button disabled={pending} />}>
                {cancelLabel}
              </AlertDialog.Close>
              <Button
                ref={confirmButton}
                tone={tone}
                pending={pending || isLoading}
                onClick={confirm}
                // The Enter key that opened the dialog may still be held; it must not confirm.
                onKeyDown={(event) => {
                  if (event.repeat) event.preventDefault();
                }}
              >
                {reason === undefined ? confirmLabel : uiCopy.retry}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
