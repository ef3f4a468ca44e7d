import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';

/** The questions above a question, from the top tier down. */
export function FaqPath({ path }: { path: readonly string[] }) {
  if (path.length === 0) return null;
  return (
    <span className="block truncate text-12 font-normal text-muted">
      <span className="sr-only">{copy.path} </span>
      {path.join(' › ')}
    </span>
  );
}
