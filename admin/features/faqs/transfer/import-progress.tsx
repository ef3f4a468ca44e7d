import { useEffect, useState } from 'react';
import { faqTransferCopy as copy } from '../../../copy/faqs/faq-transfer.ts';
import type { ImportRun } from './use-import.ts';

/** Shows the running task, and its duration after one second. */
export function ImportProgress({ sent, images }: Pick<ImportRun, 'sent' | 'images'>) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(
      () => setSeconds(Math.floor((performance.now() - start) / 1000)),
      1000,
    );
    return () => clearInterval(timer);
  }, []);
  if (seconds === 0) return null;
  const isSent = sent >= 1;
  const words = wordsOf(sent, images);
  const value = images ? images.done / images.total : sent;
  return (
    <div className="grid gap-1">
      <div className="flex justify-between gap-4 text-13 text-muted">
        <span role="status">{words}</span>
        <span className="tabular">{copy.elapsed(seconds)}</span>
      </div>
      <progress
        aria-label={words}
        // A progress bar without a value is shown as indeterminate.
        {...(isSent && !images ? {} : { value })}
        className="h-1.5 w-full accent-accent"
      />
    </div>
  );
}

function wordsOf(sent: number, images: ImportRun['images']): string {
  if (images) return copy.imagesDone(images.done, images.total);
  return sent >= 1 ? copy.processing : copy.sending(Math.floor(sent * 100));
}
