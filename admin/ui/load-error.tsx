import { RotateCw, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { uiCopy } from '../copy/ui.ts';
import { reloadOnce } from '../data/reload-once.ts';
import { Brand } from './brand.tsx';
import { Button, type ButtonProps } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface LoadErrorProps {
  onRetry: () => void;
}

/** Shown instead of a popup whose code could not be loaded. */
export function LoadError({ onRetry }: LoadErrorProps) {
  const isMissing = useIsFileMissing();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 text-12 text-danger">
      {uiCopy.loadFailed}
      <Button size="sm" onClick={onRetry}>
        {uiCopy.retry}
      </Button>
      {isMissing && <ReloadButton size="sm" />}
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
  const isMissing = useIsFileMissing();
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
        <Button tone={isMissing ? 'secondary' : 'primary'} onClick={onRetry}>
          {uiCopy.retry}
        </Button>
        {isMissing && <ReloadButton tone="primary" />}
      </div>
    </dialog>
  );
}

function ReloadButton(button: Omit<ButtonProps, 'children'>) {
  return (
    <Button {...button} Icon={RotateCw} onClick={() => location.reload()}>
      {uiCopy.reload}
    </Button>
  );
}

/** Whether the server responds: then it probably has a new version without this file, and only a reload can help. Typed text is saved in drafts. */
function useIsFileMissing(): boolean {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    fetch('/healthz')
      .then(({ ok }) => setMissing(ok))
      .catch(() => {});
  }, []);
  return isMissing;
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

/** Shown instead of a page whose code could not be loaded. The page reloads once if that can help. */
export function PageFileError() {
  const isMissing = useIsFileMissing();
  useEffect(() => {
    if (isMissing) reloadOnce();
  }, [isMissing]);
  return <PageLoadError text={uiCopy.pageFileMissing} />;
}

/** Shown instead of a page. */
export function PageLoadError({ text = uiCopy.pageFailed }: { text?: string }) {
  return (
    <div role="alert">
      <EmptyState Icon={TriangleAlert} action={<ReloadButton />}>
        {text}
      </EmptyState>
    </div>
  );
}
