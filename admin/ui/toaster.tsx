import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { uiCopy } from '../copy/ui.ts';
import { dismissToast, readToasts, subscribeToToasts, type Toast } from '../data/toasts.ts';
import { IconButton } from './icon-button.tsx';

const shownMs = { success: 5000, error: 9000 };

/** Shows toasts: bottom centre on phones, above the bot's launcher; top right elsewhere. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts);
  return createPortal(
    // `aria-live` keeps open modals from hiding it; each message announces itself.
    <div
      data-toaster
      aria-live="off"
      className="pointer-events-none fixed inset-x-4 bottom-24 z-toast grid justify-items-center gap-2 sm:inset-x-auto sm:top-20 sm:right-6 sm:bottom-auto sm:justify-items-end"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>,
    document.body,
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), shownMs[toast.tone]);
    return () => clearTimeout(timer);
  }, [held, toast]);
  const Icon = toast.tone === 'error' ? CircleAlert : CircleCheck;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a toast stays while the pointer or the focus is on it.
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="toast pointer-events-auto flex w-full max-w-96 items-start gap-3 rounded-card border border-line bg-raised py-2 pr-2 pl-4 shadow-float sm:min-w-60"
    >
      <Icon
        aria-hidden
        size={18}
        className={`mt-2 shrink-0 ${toast.tone === 'error' ? 'text-danger' : 'text-success'}`}
      />
      <p
        role={toast.tone === 'error' ? 'alert' : 'status'}
        className="min-w-0 flex-1 py-1.5 text-14 break-words"
      >
        {toast.message}
      </p>
      <IconButton
        label={uiCopy.dismiss}
        icon={<X aria-hidden size={16} />}
        onClick={() => dismissToast(toast.id)}
      />
    </div>
  );
}
