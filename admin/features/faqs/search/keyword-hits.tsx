import { findWords } from '../../../../api/contract/texts/find-words.ts';
import { faqKeywordsCopy as copy } from '../../../copy/faqs/faq-keywords.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';

interface KeywordHitsProps {
  keywords: readonly string[];
  /** The searched words, folded by `wordsOf`. */
  words: readonly string[];
}

/** Shows the keywords of a FAQ that contain the searched words. */
export function KeywordHits({ keywords, words }: KeywordHitsProps) {
  const found = keywords.filter((keyword) => findWords(keyword, words).length > 0);
  if (found.length === 0) return null;
  return (
    <span data-dense className="truncate">
      {copy.keywords.list}: <MarkedText text={found.join(', ')} words={words} />
    </span>
  );
}
