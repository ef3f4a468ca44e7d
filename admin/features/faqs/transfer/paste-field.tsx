import type { ClipboardEvent } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { pasteMaxBytes } from '../../../../api/contract/limits.ts';
import { faqTransferCopy as copy } from '../../../copy/faqs/faq-transfer.ts';
import { classNames } from '../../../ui/class-names.ts';
import { controlClass, Field } from '../../../ui/form/field.tsx';
import { GrowingArea } from '../../../ui/form/growing-area.tsx';
import { applyEdit, selectionOf } from '../answer/apply-edit.ts';
import { cleanPaste } from '../answer/clean-paste.ts';
import type { ImportForm } from './use-import.ts';

interface PasteFieldProps {
  form: UseFormReturn<ImportForm>;
  /** Called when the text changes. */
  onChange: () => void;
}

/** A field for pasted questions and answers. */
export function PasteField({ form, onChange }: PasteFieldProps) {
  const { control, setValue } = form;
  const { field, fieldState } = useController({
    control,
    name: 'text',
    rules: { validate: (text) => text.trim() !== '' || copy.textRequired },
  });

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { clipboardData, currentTarget: area } = event;
    const html = clipboardData.getData('text/html');
    const plain = clipboardData.getData('text/plain').replace(/\r\n?/g, '\n');
    if (html === '' || plain === '') return;
    event.preventDefault();
    // The cells of a table are separated by tabs, which the text with marks does not have.
    const replacement = plain.includes('\t') ? plain : cleanPaste(html, plain);
    const { start, end, text } = selectionOf(area);
    const caret = start + replacement.length;
    applyEdit(area, { start, end, replacement, selection: [caret, caret] });
    const isWhole = start === 0 && end === text.length && html.length <= pasteMaxBytes;
    setValue('pasted', isWhole ? { text: area.value, html } : undefined);
  };

  return (
    <Field label={copy.text} help={copy.textHelp} error={fieldState.error?.message}>
      {({ labelId, ...control }) => (
        <GrowingArea
          rows={8}
          {...field}
          {...control}
          onChange={(event) => {
            onChange();
            field.onChange(event);
          }}
          onPaste={paste}
          placeholder={copy.textPlaceholder}
          className={classNames(controlClass, 'placeholder:text-muted')}
        />
      )}
    </Field>
  );
}
