import { Check, Plus } from 'lucide-react';
import { keywordMaxLength, keywordsMax } from '../../../../api/contract/limits.ts';
import type { PublicFaq } from '../../../../api/contract/public-api.ts';
import { cleanKeywords, splitKeywords } from '../../../../api/contract/texts/keywords.ts';
import { faqKeywordsCopy as copy } from '../../../copy/faq-keywords.ts';
import { showToast } from '../../../data/toasts.ts';
import { Button } from '../../../ui/button.tsx';

interface AddKeywordButtonProps {
  faq: PublicFaq;
  /** The text that a visitor typed. */
  keyword: string;
  /** The FAQ to which a keyword is being added now. */
  pendingId: number | undefined;
  onAdd: (id: number, keyword: string) => void;
  className?: string | undefined;
}

/** Adds a visitor's text to the keywords of a FAQ. */
export function AddKeywordButton({
  faq,
  keyword: typed,
  pendingId,
  onAdd,
  className,
}: AddKeywordButtonProps) {
  // Signs between words have no meaning here, and the form would split the keyword at them.
  const keyword = splitKeywords(typed).join(' ');
  const keywords = faq.keywords ?? [];
  const isKnown = cleanKeywords([...keywords, keyword]).length === keywords.length;
  const refusal = findRefusal(keyword, keywords.length);
  const isDisabled = isKnown || refusal !== undefined;
  const press = () => {
    if (refusal !== undefined && !isKnown) showToast('error', refusal);
    else if (!isKnown && pendingId === undefined) onAdd(faq.id, keyword);
  };
  return (
    <Button
      size="sm"
      pending={pendingId === faq.id}
      // Not `disabled`, so that the button stays focused after the press.
      aria-disabled={isDisabled || undefined}
      aria-description={isKnown ? undefined : refusal}
      aria-label={`${isKnown ? copy.isKeyword : copy.addKeyword}: ${faq.question}`}
      icon={isKnown ? <Check aria-hidden size={16} /> : <Plus aria-hidden size={16} />}
      onClick={press}
      className={className}
    >
      {isKnown ? copy.isKeyword : copy.addKeyword}
    </Button>
  );
}

function findRefusal(keyword: string, count: number): string | undefined {
  if (keyword.length > keywordMaxLength) return copy.keywordTooLong(keywordMaxLength);
  return count >= keywordsMax ? copy.tooMany(keywordsMax) : undefined;
}
