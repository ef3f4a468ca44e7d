import { type Control, Controller, type UseFormReturn } from 'react-hook-form';
import { answerMaxLength, questionMaxLength } from '../../../api/contract/limits.ts';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { ImageField, imageFault } from '../../ui/image-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FaqForm } from './faq-writes.ts';
import { ParentSelect } from './parent-select.tsx';

interface FieldProps {
  form: UseFormReturn<FaqForm>;
}

export function QuestionField({ form }: FieldProps) {
  return (
    <TextField
      label={copy.question}
      error={form.formState.errors.question?.message}
      autoComplete="off"
      {...form.register('question', {
        validate: (text) => text.trim() !== '' || copy.questionBlank,
        maxLength: {
          value: questionMaxLength,
          message: copy.questionTooLong(questionMaxLength),
        },
      })}
    />
  );
}

export function AnswerField({ form, rows }: FieldProps & { rows?: number }) {
  return (
    <TextArea
      label={copy.answer}
      error={form.formState.errors.answer?.message}
      rows={rows}
      {...form.register('answer', {
        maxLength: { value: answerMaxLength, message: copy.answerTooLong(answerMaxLength) },
      })}
    />
  );
}

interface ParentFieldProps {
  control: Control<FaqForm>;
  websiteId: number;
  /** The FAQ being edited, which can stand neither below itself nor below what is below it. */
  faqId?: number | undefined;
}

export function ParentField({ control, websiteId, faqId }: ParentFieldProps) {
  return (
    <Controller
      control={control}
      name="parentId"
      render={({ field: { value, onChange, ref }, fieldState }) => (
        <ParentSelect
          ref={ref}
          websiteId={websiteId}
          faqId={faqId}
          value={value}
          onChange={onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

export function FaqImageField({ control }: { control: Control<FaqForm> }) {
  return (
    <Controller
      control={control}
      name="image"
      rules={{ validate: (file) => imageFault(file) ?? true }}
      render={({ field: { value, onChange }, fieldState }) => (
        <ImageField
          label={copy.image}
          value={value}
          onChange={onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

/** The form's names for the fields the server may find at fault. */
export const serverFields = {
  question: 'question',
  answer: 'answer',
  parent_id: 'parentId',
  image: 'image',
} as const;
