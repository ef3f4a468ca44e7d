import { faqNoteMaxLength } from '../../../../api/contract/limits.ts';
import { faqFieldCopy } from '../../../copy/faqs/faq-field-names.ts';
import { faqNotesCopy as copy } from '../../../copy/faqs/faq-notes.ts';
import { CountedField } from '../../../ui/form/counted-field.tsx';
import type { InputProps } from './faq-inputs.tsx';

const { labels } = faqFieldCopy;

/** The note of a FAQ. A website reads that of a shared FAQ, and a new FAQ has none. */
export function NoteInput({ form: { control }, faq }: InputProps) {
  if (faq === undefined) return null;
  if (faq.source_id === null)
    return (
      <CountedField
        control={control}
        name="note"
        label={labels.note}
        help={copy.help}
        max={faqNoteMaxLength}
        rows={1}
      />
    );
  return (
    faq.note !== null && (
      <div className="grid gap-1">
        <p className="text-13 font-medium">{copy.ofLibrary}</p>
        <p className="rounded-control bg-hover px-3 py-2 text-14 wrap-anywhere whitespace-pre-line">
          {faq.note}
        </p>
      </div>
    )
  );
}

/** The note of a website about a shared FAQ. A FAQ that was shared before may have one. */
export function OwnNoteInput({ form: { control }, faq }: InputProps) {
  if (faq === undefined || (faq.source_id === null && faq.own_note === null)) return null;
  return (
    <CountedField
      control={control}
      name="own_note"
      label={labels.own_note}
      help={copy.ownHelp}
      max={faqNoteMaxLength}
      rows={1}
    />
  );
}
