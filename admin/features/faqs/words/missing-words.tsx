import { lacksValue } from '../../../../api/contract/texts/fill-words.ts';
import { fillWordsCopy as copy } from '../../../copy/faqs/fill-words.ts';
import { useFillWords } from '../data/fill-words.ts';

/** Names the words without a value, before a publication. */
export function MissingWords({ websiteId }: { websiteId: number }) {
  const missing = useFillWords(websiteId).data?.words.filter(lacksValue) ?? [];
  return (
    missing.length > 0 && (
      <p className="text-13 wrap-anywhere text-warning">{copy.missing(missing)}</p>
    )
  );
}
