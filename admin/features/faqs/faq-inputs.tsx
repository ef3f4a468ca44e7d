import { type UseFormReturn, useController } from 'react-hook-form';
import type { Faq } from '../../../api/contract/entities.ts';
import { answerMaxLength, questionMaxLength } from '../../../api/contract/limits.ts';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { uiCopy } from '../../copy/ui.ts';
import type { OpenDraft } from '../../data/use-draft-form.ts';
import { findImageError, ImageField } from '../../ui/image-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CurrentImage } from './current-image.tsx';
import type { FaqForm } from './faq-form-types.ts';
import { ParentSelect } from './parent-select.tsx';

export interface InputProps {
  form: UseFormReturn<FaqForm>;
  websiteId: number;
  /** The FAQ that is edited; undefined for a new one. */
  faq?: Faq | undefined;
  draft: OpenDraft<FaqForm>;
}

export function QuestionInput({ form }: InputProps) {
  return (
    <TextField
      label={copy.question}
      error={form.formState.errors.question?.message}
      autoComplete="off"
      {...form.register('question', {
        validate: {
          blank: (typed) => typed.trim() !== '' || copy.questionBlank,
          tooLong: (typed) =>
            typed.length <= questionMaxLength || copy.questionTooLong(questionMaxLength),
        },
      })}
    />
  );
}

export function AnswerInput({ form, faq }: InputProps) {
  return (
    <TextArea
      label={copy.answer}
      error={form.formState.errors.answer?.message}
      rows={faq ? 4 : 1}
      {...form.register('answer', {
        maxLength: { value: answerMaxLength, message: copy.answerTooLong(answerMaxLength) },
      })}
    />
  );
}

export function ParentInput({ form: { control }, websiteId, faq }: InputProps) {
  const { field, fieldState } = useController({ control, name: 'parentId' });
  return (
    <ParentSelect
      ref={field.ref}
      websiteId={websiteId}
      faqId={faq?.id}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}

export function ImageInput({ form: { control, trigger }, faq, draft }: InputProps) {
  const { field, fieldState } = useController({
    control,
    name: 'image',
    rules: { validate: async (file) => (await findImageError(file)) ?? true },
  });
  const removal = useController({ control, name: 'removesImage' }).field;
  return (
    <>
      {faq && faq.image !== null && (
        <CurrentImage name={faq.image} isRemoved={removal.value} onToggle={removal.onChange} />
      )}
      <ImageField
        label={copy.image}
        help={
          !field.value && draft.missingFiles.includes('image') ? uiCopy.chooseFileAgain : undefined
        }
        value={field.value}
        onChange={(file) => {
          field.onChange(file);
          // The error of a wrong file is shown at once, not after the rest of the form was typed.
          void trigger('image');
        }}
        error={fieldState.error?.message}
      />
    </>
  );
}
