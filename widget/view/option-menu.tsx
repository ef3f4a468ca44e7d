import { useId } from 'react';
import type { MenuOption } from '../flow/menu.ts';
import { useChat } from './chat-context.ts';
import { ChevronIcon } from './icons.tsx';

interface OptionMenuProps {
  options: readonly MenuOption[];
  onChoose: (id: number) => void;
}

/** The questions that the visitor can choose. */
export function OptionMenu({ options, onChoose }: OptionMenuProps) {
  const { copy, state } = useChat();
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and some browsers cannot lay it out as a grid.
    <div className="options" role="group" aria-labelledby={labelId}>
      <p id={labelId} className="options-label">
        {state.chosenId === null ? copy.topics : copy.options}
      </p>
      {options.map(({ id, question, hasChildren }) => (
        <button
          key={id}
          type="button"
          className="option"
          part="option"
          onClick={() => onChoose(id)}
        >
          <span>{question}</span>
          {hasChildren && <ChevronIcon />}
        </button>
      ))}
    </div>
  );
}
