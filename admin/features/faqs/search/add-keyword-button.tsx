import { Check, Plus } from 'lucide-react';
import type { TaughtFaq } from '../../../../api/contract/public-api.ts';
import type { KeywordGuard } from '../../../../api/contract/texts/keyword-guard.ts';
import { faqKeywordsCopy as copy } from '../../../copy/faqs/faq-keywords.ts';
import { showToast } from '../../../data/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { type TaughtKind, teachingOf } from './teaching.ts';

export type AddWords = (id: number, kind: TaughtKind, text: string) => void;

interface AddKeywordButtonProps {
  faq: TaughtFaq;
  /** The text that a visitor typed. */
  typed: string;
  /** The FAQ to which words are being added now. */
  pendingId: number | undefined;
  onAdd: AddWords;
  guard?: KeywordGuard | undefined;
  className?: string | undefined;
}

/** Adds a visitor's text to a FAQ. */
export function AddKeywordButton({
  faq,
  typed,
  pendingId,
  onAdd,
  guard,
  className,
}: AddKeywordButtonProps) {
  const { kind, text, isKnown, refusal } = teachingOf(faq, typed, guard);
  const isDisabled = isKnown || refusal !== undefined;
  const label = isKnown ? copy[kind].isKnown : copy[kind].add;
  const press = () => {
    if (refusal !== undefined && !isKnown) showToast('error', refusal);
    else if (!isKnown && pendingId === undefined) onAdd(faq.id, kind, text);
  };
  return (
    <Button
      size="sm"
      pending={pendingId === faq.id}
      // Not `disabled`, so that the button stays focused after the press.
      aria-disabled={isDisabled || undefined}
      aria-description={isKnown ? undefined : refusal}
      aria-label={`${label}: ${faq.question}`}
      Icon={isKnown ? Check : Plus}
      onClick={press}
      className={className}
    >
      {label}
    </Button>
  );
}
