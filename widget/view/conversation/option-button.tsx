import type { PublicFaq } from '../../../api/contract/public-api.ts';
import { useChat } from '../chat-context.ts';

interface OptionButtonProps {
  faq: Pick<PublicFaq, 'id' | 'question'>;
  onChoose: (id: number) => void;
}

/** A question that the visitor can choose. The style sheet draws its chevron: icons of ten options would delay the menu. */
export function OptionButton({ faq, onChoose }: OptionButtonProps) {
  const { content } = useChat();
  return (
    <button type="button" className="option" part="option" onClick={() => onChoose(faq.id)}>
      {/* A translator replaces text nodes by its own, so another question needs a new element. */}
      <span key={faq.id} {...content}>
        {faq.question}
      </span>
    </button>
  );
}
