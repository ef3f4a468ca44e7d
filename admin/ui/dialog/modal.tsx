import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type FormEventHandler, type ReactNode, useRef, useState } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { submitOnCtrlEnter } from '../form/submit-on-ctrl-enter.ts';
import { IconButton } from '../icon-button.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import type { ModalState } from './use-modal.ts';
import { isHandheld, useOnBack } from './use-on-back.ts';

export interface ModalProps {
  state: ModalState;
  title: string;
  /** `editor` is wider, for a form with several columns. A `calendar` is as narrow as its days. */
  size?: 'calendar' | 'modal' | 'editor' | undefined;
  /** Whether it contains unsaved text. Closing then asks first. */
  isDirty?: boolean | undefined;
  /** Called when the user closes it and discards the unsaved text. */
  onDiscard?: (() => void) | undefined;
  /** Makes the content and the actions a form. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  /** Shown beside the content, outside of the form. It makes the modal wider. */
  aside?: ReactNode;
  /** Whether it replaces a modal that is open, so that it appears without an animation. */
  isContinued?: boolean | undefined;
  /** Shown beside Close. */
  titleAction?: ReactNode;
  /** Whether its actions have the only button that closes it. */
  hasOwnClose?: boolean | undefined;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * Closes on Escape, on the backdrop and on Close; locks scrolling, traps the focus and restores it. With unsaved text it
 * asks first, also when the browser's Back is used. On phones and tablets, Back closes it.
 */
export function Modal({
  state,
  title,
  size = 'modal',
  isDirty = false,
  onDiscard,
  onSubmit,
  aside,
  isContinued = false,
  titleAction,
  hasOwnClose = false,
  actions,
  children,
}: ModalProps) {
  // A counter, because the user may close it again while the last question is still closing.
  const [asked, setAsked] = useState<{ times: number; leave: (() => void) | undefined }>();
  const ask = (leave?: () => void) =>
    setAsked((before) => ({ times: (before?.times ?? 0) + 1, leave }));
  useOnBack(state.root.open && (isDirty || isHandheld()), isDirty ? ask : state.close);
  const popup = useRef<HTMLDivElement>(null);
  const body = (
    <>
      <div
        className={classNames(
          // A focused field is in sight with the error below it.
          'grid min-h-0 scroll-pb-14 gap-4 overflow-y-auto overscroll-contain px-6 py-1 pb-6',
          aside ? 'flex-1 content-start pt-4' : undefined,
        )}
      >
        {children}
      </div>
      {actions !== undefined && (
        <div className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4 max-sm:*:grow">
          {actions}
        </div>
      )}
    </>
  );
  const column = 'flex min-h-0 min-w-0 flex-1 flex-col';
  return (
    <Dialog.Root
      {...state.root}
      onOpenChange={(open, details) => {
        if (open || isOnToast(details)) return;
        if (isDirty) ask();
        else state.close();
      }}
    >
      <Dialog.Portal>
        {/* `forceRender`: a modal above another one must dim that one too. */}
        <Dialog.Backdrop
          forceRender
          className={classNames('scrim z-popup', isContinued && 'starts-shown')}
        />
        <Dialog.Viewport className="fixed inset-0 z-popup flex items-end justify-center sm:items-center sm:p-6">
          <Dialog.Popup
            ref={popup}
            initialFocus={(openedBy) =>
              openedBy === 'touch' ? true : findFirstField(popup.current)
            }
            className={classNames(
              isContinued && 'starts-shown',
              'modal-box flex max-h-[calc(100dvh-3rem)] w-full flex-col outline-none',
              aside
                ? 'max-w-editor-aside'
                : { calendar: 'sm:max-w-96', modal: 'max-w-modal', editor: 'max-w-editor' }[size],
            )}
          >
            <div className="flex items-start justify-between gap-4 pt-4 pr-4 pb-2 pl-6">
              <Dialog.Title className="pt-2 text-16 leading-tight font-semibold break-words coarse:pt-3">
                {title}
              </Dialog.Title>
              <div className="flex shrink-0 gap-1">
                {titleAction}
                {!hasOwnClose && (
                  <Dialog.Close
                    render={<IconButton label={uiCopy.close} Icon={X} iconSize={18} />}
                  />
                )}
              </div>
            </div>
            <div className={classNames('flex min-h-0', aside ? 'border-t border-line' : undefined)}>
              {onSubmit ? (
                <form
                  noValidate
                  onSubmit={onSubmit}
                  onKeyDown={submitOnCtrlEnter}
                  className={column}
                >
                  {body}
                </form>
              ) : (
                <div className={column}>{body}</div>
              )}
              {aside && <div className="flex w-108 shrink-0 border-l border-line">{aside}</div>}
            </div>
            {asked && (
              <DiscardDialog
                key={asked.times}
                onDiscard={() => {
                  onDiscard?.();
                  state.close();
                  asked.leave?.();
                }}
                onClose={() => setAsked(undefined)}
              />
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Closes a modal like Escape: it asks first if there is unsaved text. */
export function ModalCancel({ children = uiCopy.cancel }: { children?: ReactNode }) {
  return <Dialog.Close render={<Button>{children}</Button>} />;
}

/** A press on a toast must not close the modal below it. */
function isOnToast(details: Dialog.Root.ChangeEventDetails): boolean {
  const { target } = details.event;
  return (
    details.reason === 'outside-press' &&
    target instanceof Element &&
    target.closest('[data-toaster]') !== null
  );
}

function findFirstField(popup: HTMLElement | null): HTMLElement | true {
  return (
    popup?.querySelector<HTMLElement>(
      'input:not([type=hidden], :disabled), textarea, [role=combobox], [data-first-focus]',
    ) ?? true
  );
}
