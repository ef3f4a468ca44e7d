import type { PublicFaq } from '../../../api/contract/public-api.ts';
import { useChat } from '../chat-context.ts';
import { ChevronIcon } from '../icons.tsx';

interface OptionButtonProps {
  faq: Pick<PublicFaq, 'id' | 'question'>;
  onChoose: (id: number, option: Element) => void;
}

/** A question that the visitor can choose. */
export function OptionButton({ faq, onChoose }: OptionButtonProps) {
  const { content } = useChat();
  return (
    <button
      type="button"
      className="option"
      part="option"
      onClick={({ currentTarget }) => onChoose(faq.id, currentTarget)}
    >
      <span {...content}>{faq.question}</span>
      <ChevronIcon />
    </button>
  );
}
