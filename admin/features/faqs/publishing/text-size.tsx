import { textsMaxBytes } from '../../../../api/contract/limits.ts';
import { publishingCopy as copy } from '../../../copy/faqs/publishing.ts';
import { useWebsiteOptions } from '../../../data/websites/website-options.ts';
import { usePublishing } from './publishing-queries.ts';

/** A FAQ has at most some 50 KB of texts, so fewer FAQs cannot be half of the limit. */
const leastFaqs = textsMaxBytes / 2 / 50_000;

/** Shows how much of the limit of texts a website uses, once it is half of it. */
export function TextSize({ websiteId }: { websiteId: number }) {
  const { data: websites = [] } = useWebsiteOptions();
  const isLarge = websites.some(({ id, faqs }) => id === websiteId && faqs > leastFaqs);
  const bytes = usePublishing(websiteId, isLarge).data?.text_bytes ?? null;
  if (!isLarge || bytes === null) return null;
  const isAlmostFull = bytes > textsMaxBytes * 0.9;
  return (
    <p
      className={`self-center text-13 ${isAlmostFull ? 'font-medium text-warning' : 'text-muted'}`}
    >
      {copy.textSize(bytes, textsMaxBytes)}
      {isAlmostFull && <> · {bytes > textsMaxBytes ? copy.textsTooLarge : copy.textsAlmostFull}</>}
    </p>
  );
}
