import { memo, type Ref } from 'react';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { ImageField } from '../../ui/image-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ParentSelect } from './parent-select.tsx';
import type { ChangeField, FaqFormState } from './use-faq-form.ts';

interface FieldProps {
  form: FaqFormState;
}

export function QuestionField({ form }: FieldProps) {
  return (
    <TextField
      ref={form.controls.question}
      name="question"
      label={copy.question}
      error={form.faults.question}
      autoComplete="off"
      value={form.values.question}
      onChange={(event) => form.change('question', event.target.value)}
    />
  );
}

export function AnswerField({ form, rows }: FieldProps & { rows?: number }) {
  return (
    <TextArea
      ref={form.controls.answer}
      name="answer"
      label={copy.answer}
      error={form.faults.answer}
      rows={rows}
      value={form.values.answer}
      onChange={(event) => form.change('answer', event.target.value)}
    />
  );
}

interface ParentFieldProps extends FieldProps {
  websiteId: number;
  /** The FAQ being edited, which can stand neither below itself nor below what is below it. */
  faqId?: number | undefined;
}

export function ParentField({ form, websiteId, faqId }: ParentFieldProps) {
  return (
    <ParentChoice
      ref={form.controls.parentId}
      websiteId={websiteId}
      faqId={faqId}
      value={form.values.parentId}
      change={form.change}
      error={form.faults.parentId}
    />
  );
}

interface ParentChoiceProps {
  ref: Ref<HTMLButtonElement>;
  websiteId: number;
  faqId: number | undefined;
  value: number | null;
  change: ChangeField;
  error: string | undefined;
}

/** Typing in the fields beside it leaves its thousands of entries alone. */
const ParentChoice = memo(function ParentChoice({ change, ...rest }: ParentChoiceProps) {
  return <ParentSelect {...rest} onChange={(parentId) => change('parentId', parentId)} />;
});

export function FaqImageField({ form }: FieldProps) {
  return (
    <ImageField
      label={copy.image}
      value={form.values.image}
      onChange={(image) => form.change('image', image)}
      error={form.faults.image}
    />
  );
}
