import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { uiCopy } from '../../copy/ui.ts';
import { isDialogOpen } from '../../data/shortcuts.ts';
import { dismissToast, type Toast, useToasts } from '../../data/toasts.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import { placeToasts } from './place-toasts.ts';

const shownMs = { success: 5000, error: 9000 };
const undoShownMs = 10_000;

const linkClass = 'underline underline-offset-2';

/** Shows toasts at the bottom left of the content, or in the middle on phones. */
export function Toaster() {
  const { toasts } = useToasts();
  const box = useRef<HTMLDivElement>(null);
  const isShown = toasts.length > 0;
  const lastSuccess = toasts.findLast(({ tone }) => tone === 'success');
  useLayoutEffect(() => {
    if (isShown && box.current) return placeToasts(box.current);
  }, [isShown]);
  useUndoKey(toasts);
  return createPortal(
    // Open modals hide elements without `aria-live` from screen readers. It is off, because each message announces
    // itself.
    <div ref={box} data-toaster aria-live="off" className="toaster z-toast">
      {toasts.map((toast) => (
        // Ten moved rows would be a pile of messages. After an undo, the message before it is seen again.
        <ToastCard
          key={toast.id}
          toast={toast}
          isHidden={toast.tone === 'success' && toast !== lastSuccess}
        />
      ))}
    </div>,
    document.body,
  );
}

function ToastCard({ toast, isHidden }: { toast: Toast; isHidden: boolean }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(
      () => dismissToast(toast.id),
      toast.undo ? undoShownMs : shownMs[toast.tone],
    );
    return () => clearTimeout(timer);
  }, [held, toast]);
  const Icon = toast.tone === 'error' ? CircleAlert : CircleCheck;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a toast stays while it is hovered or focused.
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      hidden={isHidden}
      className="toast pointer-events-auto flex w-full max-w-96 items-start gap-3 rounded-card border border-line bg-raised py-2 pr-2 pl-4 shadow-float sm:min-w-60"
    >
      <Icon
        aria-hidden
        size={18}
        className={`mt-2 shrink-0 ${toast.tone === 'error' ? 'text-danger' : 'text-success'}`}
      />
      {/* A single action is beside the message, two actions are below it. */}
      <div
        className={classNames(
          'min-w-0 flex-1',
          !toast.view && 'flex flex-wrap items-start gap-x-3',
        )}
      >
        <p
          role={toast.tone === 'error' ? 'alert' : 'status'}
          // Beside a button it has room for a long word; otherwise the button is below it.
          className="min-w-0 flex-[1_1_10rem] py-1.5 text-14 wrap-anywhere"
        >
          {toast.message}
        </p>
        <div className={classNames('flex gap-2', toast.view && '-ml-2 pb-1')}>
          {toast.view && (
            <Button size="sm" tone="ghost" className={linkClass} onClick={toast.view.run}>
              {toast.view.label}
            </Button>
          )}
          {toast.undo && (
            <Button
              size="sm"
              tone={toast.view ? 'ghost' : 'secondary'}
              aria-keyshortcuts="Control+Z Meta+Z"
              className={toast.view ? linkClass : 'mt-0.5'}
              onClick={() => runUndo(toast)}
            >
              {toast.undo.label}
            </Button>
          )}
        </div>
      </div>
      <IconButton label={uiCopy.dismiss} Icon={X} onClick={() => dismissToast(toast.id)} />
    </div>
  );
}

/** In these fields, Ctrl+Z undoes typing. */
const textFields = 'input:not([type=checkbox]), textarea, [contenteditable]';

/** Ctrl+Z or Cmd+Z undoes the newest write whose toast is still shown. */
function useUndoKey(toasts: readonly Toast[]): void {
  useEffect(() => {
    const latest = toasts.findLast(({ undo }) => undo !== undefined);
    if (latest === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || event.altKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      const [target] = event.composedPath();
      if (target instanceof Element && target.closest(textFields) !== null) return;
      // Whoever types in a dialog means the typing, not the write behind it.
      if (isDialogOpen()) return;
      event.preventDefault();
      runUndo(latest);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [toasts]);
}

function runUndo({ id, undo }: Toast): void {
  dismissToast(id);
  undo?.run();
}
