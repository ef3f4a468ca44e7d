import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react';
import { isApple } from '../../../data/is-apple.ts';
import { controlClass, Field, type FieldTexts } from '../../../ui/form/field.tsx';
import { GrowingArea } from '../../../ui/form/growing-area.tsx';
import { breakLine, insertWord, toggleBold, toggleList } from './answer-edits.ts';
import { type AnswerTool, AnswerToolbar } from './answer-toolbar.tsx';
import { applyEdit, selectionOf } from './apply-edit.ts';
import { cleanPaste } from './clean-paste.ts';
import { type EditedLink, linkAt } from './link-edits.ts';
import { LinkFields } from './link-fields.tsx';

interface AnswerEditorProps
  extends Pick<FieldTexts, 'label' | 'error' | 'counter'>,
    ComponentProps<'textarea'> {
  /** The names of 'Kata isian' that the toolbar inserts. */
  words?: readonly string[] | undefined;
}

/** The field of an answer, with a toolbar that inserts marks. */
export function AnswerEditor({
  label,
  error,
  counter,
  words = [],
  id,
  ref: register,
  ...rest
}: AnswerEditorProps) {
  const field = useRef<HTMLTextAreaElement | null>(null);
  const [link, setLink] = useState<EditedLink & { answer: string }>();

  const run = (tool: AnswerTool) => {
    const { current } = field;
    if (!current) return;
    const selected = selectionOf(current);
    if (tool === 'link') setLink({ ...linkAt(selected), answer: selected.text });
    else applyEdit(current, tool === 'bold' ? toggleBold(selected) : toggleList(selected, tool));
  };

  const insertLink = (replacement: string) => {
    setLink(undefined);
    const { current } = field;
    if (!current || !link) return;
    // If the answer was changed meanwhile, insert the link at the caret.
    const { start, end } = current.value === link.answer ? link : selectionOf(current);
    const caret = start + replacement.length;
    applyEdit(current, { start, end, replacement, selection: [caret, caret] });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const tool = toolOf(event);
    if (tool !== undefined) {
      event.preventDefault();
      run(tool);
      return;
    }
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return;
    const edit = breakLine(selectionOf(event.currentTarget));
    if (!edit) return;
    event.preventDefault();
    applyEdit(event.currentTarget, edit);
  };

  return (
    <Field id={id} label={label} error={error} counter={counter}>
      {({ labelId, ...control }) => (
        <div className="grid rounded-control border border-control bg-surface transition-colors focus-within:border-muted hover:border-muted has-[>textarea[aria-invalid]]:border-danger">
          <GrowingArea
            {...rest}
            {...control}
            ref={(element) => {
              field.current = element;
              if (typeof register === 'function') return register(element);
            }}
            onKeyDown={onKeyDown}
            onPaste={pasteCleaned}
            className={`${controlClass} rounded-t-none border-0`}
          />
          {/* Shown above the text, but after it in the Tab order: users type an answer more often than they format
              it. */}
          <div className="order-first">
            <AnswerToolbar
              fieldId={control.id}
              words={words}
              onUse={run}
              onInsert={(name) =>
                field.current &&
                applyEdit(field.current, insertWord(selectionOf(field.current), name))
              }
            />
            {link && (
              <LinkFields
                key={`${link.start} ${link.end}`}
                link={link}
                onInsert={insertLink}
                onClose={() => {
                  setLink(undefined);
                  field.current?.focus();
                }}
              />
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

function toolOf({
  key,
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyboardEvent): AnswerTool | undefined {
  // On a Mac, Ctrl+B and Ctrl+K move the caret, so only Cmd is used.
  if (altKey || !(isApple ? metaKey : ctrlKey)) return undefined;
  // With Shift, most keyboards produce other characters than digits, so compare `code`.
  if (shiftKey) return ({ Digit7: 'numbers', Digit8: 'bullets' } as const)[code];
  return ({ b: 'bold', k: 'link' } as const)[key.toLowerCase()];
}

/** Inserts the clipboard's plain text, then replaces it by the text with our marks. Ctrl+Z restores the plain text. */
function pasteCleaned(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const { clipboardData, currentTarget: field } = event;
  const plain = clipboardData.getData('text/plain').replace(/\r\n?/g, '\n');
  const cleaned = cleanPaste(clipboardData.getData('text/html'), plain);
  if (plain === '' || cleaned === plain) return;
  event.preventDefault();
  const { start, end } = selectionOf(field);
  const caretAfter = (text: string) => [start + text.length, start + text.length] as const;
  applyEdit(field, { start, end, replacement: plain, selection: caretAfter(plain) });
  applyEdit(field, {
    start,
    end: start + plain.length,
    replacement: cleaned,
    selection: caretAfter(cleaned),
  });
}
