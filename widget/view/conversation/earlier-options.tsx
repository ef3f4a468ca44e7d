import { useState } from 'react';
import { childrenOf } from '../../flow/faq-tree.ts';
import { useChat } from '../chat-context.ts';
import { OptionButton } from './option-button.tsx';

interface EarlierOptionsProps {
  parentId: number | null;
  onChoose: (id: number) => void;
}

/** The choices of an earlier step, so that the visitor can choose another one. */
export function EarlierOptions({ parentId, onChoose }: EarlierOptionsProps) {
  const { copy, state } = useChat();
  const { faqs, chosenId } = state;
  /** The event that opened them. Few visitors do, and the buttons would delay every answer. */
  const [opened, setOpened] = useState<object>();
  // Leave out the question whose answer is shown: choosing it again does nothing.
  const options = childrenOf(faqs, parentId).filter(({ id }) => id !== chosenId);
  if (options.length === 0) return null;
  return (
    // `aria-live="off"`: the log around them would announce them again.
    <details className="earlier" aria-live="off" onToggle={setOpened}>
      <summary>{copy.earlierOptions}</summary>
      {opened && (
        <div className="rows">
          {options.map((faq) => (
            <OptionButton key={faq.id} faq={faq} onChoose={onChoose} />
          ))}
        </div>
      )}
    </details>
  );
}
