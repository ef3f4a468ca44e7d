import { faqAnswersCopy as copy } from '../../../copy/faqs/faq-answers.ts';
import { isApple } from '../../../data/is-apple.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { controlClass } from '../../../ui/form/field.tsx';
import { useUncopied } from './clipboard.ts';

/** The text that the browser did not copy, selected, so that one press copies it. */
export function UncopiedDialog({ onClose }: { onClose: () => void }) {
  const text = useUncopied((state) => state.text);
  const modal = useModal(onClose);
  return (
    <Modal state={modal} title={copy.copyAnswer}>
      <p className="text-14 text-muted">
        {copy.byHand} {copy.pressCopy(isApple ? '⌘' : 'Ctrl')}
      </p>
      <textarea
        readOnly
        aria-label={copy.text}
        rows={8}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
        // Closed at once, the text would not be selected any more when the browser reads it.
        onCopy={() => setTimeout(modal.close)}
        className={`${controlClass} py-2`}
      />
    </Modal>
  );
}
