import { useState } from 'react';
import { whatsAppFormat, writeMessage } from '../../../api/contract/texts/answer-message.ts';
import { answerActions } from '../../../embed/languages/answer-actions.ts';
import { findFaq } from '../../flow/faq-tree.ts';
import { useChat } from '../chat-context.ts';
import { CheckIcon, icon } from '../icons.tsx';

const confirmationMs = 2000;

const CopyIcon = /* @__PURE__ */ icon('M9 9h11v11H9ZM15 5V4H4v11h1');
const ShareIcon = /* @__PURE__ */ icon('M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12v8.5h14V12');

/**
 * Copies the latest answer as WhatsApp shows it, or shares it: the same text as ‘Salin jawaban’ of the back-office. Only the
 * script of the phone page contains this.
 */
export function AnswerActions() {
  const { copy, settings, state } = useChat();
  const words = answerActions[settings.language];
  const [isCopied, setCopied] = useState(false);
  const [isByHand, setByHand] = useState(false);
  const answer = findFaq(state.faqs, state.chosenId as number)?.answer;
  // Not above the form of a check, which must stay in sight.
  if (!answer || state.check) return null;
  const text = writeMessage([{ answer }], whatsAppFormat);

  async function copyText(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), confirmationMs);
    } catch {
      // Pages without https have no clipboard, and a frame may not use it.
      setByHand(true);
    }
  }

  return (
    // `aria-live="off"`: the log around it would announce the buttons after each answer.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and some browsers cannot lay it out as a row.
    <div className="answer-actions" role="group" aria-label={words.group} aria-live="off">
      <button type="button" aria-live="polite" onClick={copyText}>
        {isCopied ? <CheckIcon /> : <CopyIcon />}
        {/* A translator replaces text nodes by its own, so a changed text needs a new element. */}
        <span key={`${isCopied}`}>{isCopied ? copy.check.copied : words.copy}</span>
      </button>
      {/* False in a frame that may not share, too. */}
      {navigator.canShare?.({ text }) && (
        // Rejected if the visitor closes the list of programs.
        <button type="button" onClick={() => navigator.share({ text }).catch(() => {})}>
          <ShareIcon />
          <span>{words.share}</span>
        </button>
      )}
      {isByHand && (
        <label>
          {words.byHand}
          <textarea ref={select} readOnly rows={5} value={text} />
        </label>
      )}
    </div>
  );
}

function select(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
