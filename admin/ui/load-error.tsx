import { RotateCw, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { uiCopy } from '../copy/ui.ts';
import { Brand } from './brand.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface LoadErrorProps {
  onRetry: () => void;
}

/** Says that a popup's code could not be loaded, at the popup's place. */
export function LoadError({ onRetry }: LoadErrorProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 text-12 text-danger">
      {uiCopy.loadFailed}
      <Button size="sm" onClick={onRetry}>
        {uiCopy.retry}
      </Button>
    </div>
  );
}

/** The same for a dialog. It is a native dialog, because the code of our own may be what failed to load. */
export function LoadErrorDialog({ onRetry, onClose }: LoadErrorProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label={uiCopy.loadFailed}
      onClose={onClose}
      className="m-auto w-[calc(100%-2rem)] max-w-modal rounded-panel border border-line bg-raised p-6 text-text backdrop:bg-scrim"
    >
      <p role="alert" className="text-14">
        {uiCopy.loadFailed}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={() => dialog.current?.close()}>{uiCopy.close}</Button>
        <Button tone="primary" icon={<RotateCw aria-hidden size={16} />} onClick={onRetry}>
          {uiCopy.retry}
        </Button>
      </div>
    </dialog>
  );
}

/** The same for the whole app. */
export function AppLoadError() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center">
      <h1>
        <Brand withName />
      </h1>
      <PageLoadError />
    </main>
  );
}

/** The same for a page. */
export function PageLoadError() {
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert aria-hidden size={20} />}
        action={
          <Button icon={<RotateCw aria-hidden size={16} />} onClick={() => location.reload()}>
            {uiCopy.reload}
          </Button>
        }
      >
        {uiCopy.pageFailed}
      </EmptyState>
    </div>
  );
}
