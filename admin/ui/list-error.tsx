import { RotateCw, TriangleAlert } from 'lucide-react';
import { uiCopy } from '../copy/ui.ts';
import { ApiError } from '../data/api-client.ts';
import { errorMessage } from '../data/toasts.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface ListErrorProps {
  /** A sentence that says what could not be loaded. */
  title: string;
  error: Error;
  onRetry: () => void;
}

/** Shown instead of a list that could not be loaded. */
export function ListError({ title, error, onRetry }: ListErrorProps) {
  return (
    <div role="alert">
      <EmptyState
        Icon={TriangleAlert}
        action={
          // What does not exist is not found by another try either.
          !(error instanceof ApiError && error.status === 404) && (
            <Button Icon={RotateCw} onClick={onRetry}>
              {uiCopy.retry}
            </Button>
          )
        }
      >
        <p className="font-medium text-text">{title}</p>
        <p>{errorMessage(error)}</p>
      </EmptyState>
    </div>
  );
}
