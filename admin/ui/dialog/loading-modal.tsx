import { uiCopy } from '../../copy/ui.ts';
import { LoadError } from '../load-error.tsx';
import { Modal } from './modal.tsx';
import type { ModalState } from './use-modal.ts';

interface LoadingModalProps {
  state: ModalState;
  title: string;
  error: Error | null;
  onRetry: () => void;
}

/** A dialog whose content is loading, or could not be loaded. */
export function LoadingModal({ state, title, error, onRetry }: LoadingModalProps) {
  return (
    <Modal state={state} title={title}>
      {error ? (
        <LoadError onRetry={onRetry} />
      ) : (
        <p role="status" className="text-14 text-muted">
          {uiCopy.loading}
        </p>
      )}
    </Modal>
  );
}
