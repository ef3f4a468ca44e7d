import { useEffect } from 'react';
import { useChat } from '../chat-context.ts';
import { RetryIcon } from '../icons.tsx';

/** Shown instead of the questions while they load, after an error, and when there are none. */
export function LoadState({ onRetry }: { onRetry: () => void }) {
  const { copy, state } = useChat();
  const isFailed = state.faqStatus === 'failed';
  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [isFailed, onRetry]);
  if (isFailed || state.faqStatus === 'refused') {
    return (
      <div className="card" role="status">
        <p>
          {!isFailed ? copy.loadRefused : navigator.onLine ? copy.loadFailed : copy.loadOffline}
        </p>
        <button type="button" className="secondary" onClick={onRetry}>
          <RetryIcon />
          <span>{copy.retry}</span>
        </button>
      </div>
    );
  }
  if (state.faqStatus === 'ready') return <p className="card">{copy.loadEmpty}</p>;
  return (
    <div className="options" role="status" aria-label={copy.status.loading}>
      <div className="rows">
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className="option placeholder">
            <span />
          </div>
        ))}
      </div>
    </div>
  );
}
