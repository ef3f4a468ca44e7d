import type { ClipboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { faqProposalsCopy as copy } from '../../../copy/faqs/faq-proposals.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { controlClass, Field } from '../../../ui/form/field.tsx';
import { applyEdit } from '../answer/apply-edit.ts';
import type { propose } from './propose.ts';
import type { ReadAnswer } from './read-answer.ts';

interface AnswerFieldProps {
  form: UseFormReturn<{ answer: string }>;
  read: ReadAnswer;
  /** Undefined until the guard is ready. */
  proposed: ReturnType<typeof propose> | undefined;
}

/** Thousands of lines would make the page slow. */
const shownMost = 100;

/** The field for an assistant's answer, and what was read from it. */
export function AnswerField({ form, read, proposed }: AnswerFieldProps) {
  const { refused, unread } = read;
  const isTyped = form.watch('answer').trim() !== '';
  const groups = proposed?.groups ?? [];
  const words = groups.reduce((sum, { proposals }) => sum + proposals.length, 0);
  return (
    <div className="grid min-w-0 gap-2">
      <Field label={copy.answer} help={copy.answerHelp}>
        {({ labelId, ...control }) => (
          <textarea
            {...control}
            {...form.register('answer')}
            rows={5}
            onPaste={pasteBelow}
            spellCheck={false}
            className={classNames(controlClass, 'resize-y py-2')}
          />
        )}
      </Field>
      <p role="status" className="text-13 empty:sr-only">
        {isTyped &&
          proposed &&
          (read.words.length > 0 ? copy.read(words, groups.length, proposed.known) : copy.noneRead)}
      </p>
      {refused.length > 0 && (
        <Disclosure summary={copy.refused(refused.length)} tone="warning">
          <Lines lines={refused.map(({ line, reason }) => `${line} (${copy.reasons[reason]})`)} />
        </Disclosure>
      )}
      {unread.length > 0 && (
        <Disclosure summary={copy.unread(unread.length)} tone="muted">
          <Lines lines={unread} />
        </Disclosure>
      )}
    </div>
  );
}

/** Adds another answer below: a click may put the caret into a line of the first. A selection is replaced. */
function pasteBelow(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const { clipboardData, currentTarget: area } = event;
  const pasted = clipboardData.getData('text/plain');
  const { value, selectionStart, selectionEnd } = area;
  const isAnswer = /\n/.test(pasted.trim());
  if (value === '' || !isAnswer || selectionStart !== selectionEnd) return;
  event.preventDefault();
  const replacement = `${value.endsWith('\n') ? '' : '\n'}${pasted}`;
  const caret = value.length + replacement.length;
  const { length } = value;
  applyEdit(area, { start: length, end: length, replacement, selection: [caret, caret] });
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-5 wrap-anywhere text-muted">
      {lines.slice(0, shownMost).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line can come twice.
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
}
