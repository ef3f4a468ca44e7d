import type { Menu } from '../../flow/menu.ts';
import { useChat } from '../chat-context.ts';
import { useUniqueId } from '../use-unique-id.ts';
import { OptionButton } from './option-button.tsx';

interface OptionMenuProps {
  menu: Menu;
  onChoose: (id: number) => void;
}

/** The questions that the visitor can choose. */
export function OptionMenu({ menu, onChoose }: OptionMenuProps) {
  const { shortcuts, options } = menu;
  const { copy, state } = useChat();
  const labelId = useUniqueId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and some browsers cannot lay it out as a grid.
    <div className="options" role="group" aria-labelledby={labelId}>
      <p id={labelId} className="unseen">
        {state.chosenId === null ? copy.topics : copy.options}
      </p>
      {shortcuts.length > 0 && (
        <div className="shortcuts">
          {shortcuts.map((faq) => (
            <OptionButton key={faq.id} faq={faq} onChoose={onChoose} />
          ))}
        </div>
      )}
      <div className="rows">
        {options.map((faq, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: new buttons for each menu would delay the answer.
          <OptionButton key={index} faq={faq} onChoose={onChoose} />
        ))}
      </div>
    </div>
  );
}
