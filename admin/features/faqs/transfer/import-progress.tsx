import { useEffect, useState } from 'react';
import { faqTransferCopy as copy } from '../../../copy/faqs/faq-transfer.ts';
import type { ImportRun } from './use-import.ts';

/** Shows the running task if it takes longer than one second. */
export function ImportProgress({ sent, images }: Pick<ImportRun, 'sent' | 'images'>) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 1000);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  const isSent = sent >= 1;
  const words = wordsOf(sent, images);
  const value = images ? images.done / images.total : sent;
  return (
    <div className="grid gap-1">
      <span role="status" className="text-13 text-muted">
        {words}
      </span>
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
