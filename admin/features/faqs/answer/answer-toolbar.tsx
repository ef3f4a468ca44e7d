import { Toolbar } from '@base-ui/react/toolbar';
import { Bold, Braces, Link, List, ListOrdered } from 'lucide-react';
import { useState } from 'react';
import { answerMarksCopy as copy } from '../../../copy/faqs/answer-marks.ts';
import { fillWordsCopy } from '../../../copy/faqs/fill-words.ts';
import { isApple } from '../../../data/is-apple.ts';

export type AnswerTool = keyof typeof copy.tools;

/** The tools in visible order. `answer-editor.tsx` handles their keys. */
const tools = [
  { tool: 'bold', Icon: Bold, keys: 'B' },
  { tool: 'bullets', Icon: List, keys: 'Shift+8' },
  { tool: 'numbers', Icon: ListOrdered, keys: 'Shift+7' },
  { tool: 'link', Icon: Link, keys: 'K' },
] as const;

const buttonClass =
  'grid h-8 min-w-8 place-items-center rounded-control text-muted transition-colors hover:bg-hover hover:text-text focus-visible:-outline-offset-2 active:bg-pressed coarse:h-11 coarse:min-w-11';

interface AnswerToolbarProps {
  /** The id of the text field that the buttons edit. */
  fieldId: string;
  /** The names of 'Kata isian'; without any there is no button for them. */
  words: readonly string[];
  onUse: (tool: AnswerTool) => void;
  onInsert: (word: string) => void;
}

/** The toolbar is a single Tab stop; arrow keys move between its buttons. */
export function AnswerToolbar({ fieldId, words, onUse, onInsert }: AnswerToolbarProps) {
  const [hasWords, setHasWords] = useState(false);
  return (
    <Toolbar.Root
      aria-label={copy.toolbar}
      aria-controls={fieldId}
      // Keep the focus in the field, so that a phone does not hide its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      className="flex flex-wrap gap-0.5 border-b border-line p-0.5"
    >
      {tools.map(({ tool, Icon, keys }) => (
        <Toolbar.Button
          key={tool}
          aria-label={copy.tools[tool]}
          aria-keyshortcuts={`${isApple ? 'Meta' : 'Control'}+${keys}`}
          data-tooltip={copy.tooltip(
            copy.tools[tool],
            copy.marks[tool],
            `${isApple ? '⌘' : 'Ctrl'}+${keys}`,
          )}
          onClick={() => onUse(tool)}
          className={buttonClass}
        >
          <Icon aria-hidden size={16} />
        </Toolbar.Button>
      ))}
      {words.length > 0 && (
        <Toolbar.Button
          aria-label={fillWordsCopy.title}
          aria-expanded={hasWords}
          data-tooltip={hasWords ? undefined : fillWordsCopy.title}
          onClick={() => setHasWords(!hasWords)}
          className={buttonClass}
        >
          <Braces aria-hidden size={16} />
        </Toolbar.Button>
      )}
      {hasWords && (
        <div className="flex max-h-32 w-full flex-wrap gap-1 overflow-y-auto p-1">
          {words.map((word) => (
            <Toolbar.Button
              key={word}
              onClick={() => onInsert(word)}
              className="min-h-7 rounded-control border border-control bg-surface px-2 text-13 text-text transition-colors hover:bg-hover focus-visible:-outline-offset-2 active:bg-pressed coarse:min-h-11"
            >
              {`{${word}}`}
            </Toolbar.Button>
          ))}
        </div>
      )}
    </Toolbar.Root>
  );
}
