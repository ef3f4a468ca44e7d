import { RotateCw, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { uiCopy } from '../copy/ui.ts';
import { reloadOnce } from '../data/reload-once.ts';
import { Brand } from './brand.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface LoadErrorProps {
  onRetry: () => void;
}

/** Shown instead of a popup whose code could not be loaded. */
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

/**
 * Shown instead of a dialog whose code could not be loaded. It uses `<dialog>`, because our own dialog may not be
 * loaded.
 */
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
        <Button tone="primary" Icon={RotateCw} onClick={onRetry}>
          {uiCopy.retry}
        </Button>
      </div>
    </dialog>
  );
}

/** Shown instead of the whole app. */
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

/**
 * Shown instead of a page whose code could not be loaded. If the server responds, it probably has a new version without
 * this file: the page reloads once. Typed text is saved in drafts.
 */
export function PageFileError() {
  useEffect(() => {
    fetch('/healthz')
      .then(({ ok }) => ok && reloadOnce())
      .catch(() => {});
  }, []);
  return <PageLoadError text={uiCopy.pageFileMissing} />;
}

/** Shown instead of a page. */
export function PageLoadError({ text = uiCopy.pageFailed }: { text?: string }) {
  return (
    <div role="alert">
      <EmptyState
        Icon={TriangleAlert}
        action={
          <Button Icon={RotateCw} onClick={() => location.reload()}>
            {uiCopy.reload}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}
