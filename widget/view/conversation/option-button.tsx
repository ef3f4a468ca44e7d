import type { PublicFaq } from '../../../api/contract/public-api.ts';
import { ChevronIcon } from '../icons.tsx';

interface OptionButtonProps {
  faq: Pick<PublicFaq, 'id' | 'question'>;
  /** Whether choosing it leads to further questions. */
  hasChildren?: boolean;
  onChoose: (id: number) => void;
}

/** A question that the visitor can choose. */
export function OptionButton({ faq, hasChildren, onChoose }: OptionButtonProps) {
  return (
    <button type="button" className="option" part="option" onClick={() => onChoose(faq.id)}>
      <span>{faq.question}</span>
      {hasChildren && <ChevronIcon />}
    </button>
  );
}
