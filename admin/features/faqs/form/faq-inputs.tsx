import { type Control, type UseFormReturn, useController, useWatch } from 'react-hook-form';
import type { Faq } from '../../../../api/contract/entities.ts';
import { answerMaxLength, questionMaxLength } from '../../../../api/contract/limits.ts';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import { imagesCopy } from '../../../copy/images.ts';
import type { OpenDraft } from '../../../data/forms/use-draft-form.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { TextLength } from '../../../ui/form/text-length.tsx';
import { ImageField } from '../../../ui/image/image-field.tsx';
import { AnswerEditor } from '../answer/answer-editor.tsx';
import { useFillWords } from '../data/fill-words.ts';
import { ParentSelect } from '../tree/parent-select.tsx';
import { CurrentImage } from './current-image.tsx';
import type { FaqForm } from './faq-form-types.ts';
import { QuestionHints } from './question-hints.tsx';
import { UnknownWords } from './unknown-words.tsx';
import { useImageChoice } from './use-image-choice.ts';

export interface InputProps {
  form: UseFormReturn<FaqForm>;
  websiteId: number;
  /** The FAQ that is edited; undefined for a new one. */
  faq?: Faq | undefined;
  draft: OpenDraft<FaqForm>;
}

interface TypedLengthProps {
  control: Control<FaqForm>;
  name: 'question' | 'answer';
  max: number;
}

export function QuestionInput({ form, websiteId, faq }: InputProps) {
  return (
    <div className="min-w-0">
      <TextField
        label={copy.question}
        required
        error={form.formState.errors.question?.message}
        counter={<TypedLength control={form.control} name="question" max={questionMaxLength} />}
        autoComplete="off"
        {...form.register('question', {
          validate: {
            blank: (typed) => typed.trim() !== '' || copy.questionBlank,
            tooLong: (typed) =>
              typed.length <= questionMaxLength || copy.questionTooLong(questionMaxLength),
          },
        })}
      />
      <QuestionHints control={form.control} websiteId={websiteId} faq={faq} />
      <UnknownWords control={form.control} name="question" websiteId={websiteId} />
    </div>
  );
}

export function AnswerInput({ form, websiteId, faq }: InputProps) {
  const { data } = useFillWords(websiteId);
  return (
    <div className="min-w-0">
      <AnswerEditor
        label={copy.answer}
        error={form.formState.errors.answer?.message}
        counter={<TypedLength control={form.control} name="answer" max={answerMaxLength} />}
        rows={faq ? 4 : 1}
        words={data?.words.map(({ name }) => name)}
        {...form.register('answer', {
          maxLength: { value: answerMaxLength, message: copy.answerTooLong(answerMaxLength) },
        })}
      />
      <UnknownWords control={form.control} name="answer" websiteId={websiteId} />
    </div>
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

export function ImageInput({ form, faq, draft }: InputProps) {
  const image = useImageChoice(form);
  const removal = useController({ control: form.control, name: 'removesImage' }).field;
  return (
    <>
      {faq && faq.image !== null && (
        <CurrentImage name={faq.image} isRemoved={removal.value} onToggle={removal.onChange} />
      )}
      <ImageField
        label={copy.image}
        help={
          !image.value && draft.missingFiles.includes('image') ? imagesCopy.chooseAgain : undefined
        }
        {...image}
      />
    </>
  );
}

/** Watches only one field, so that typing does not render the whole form. */
function TypedLength({ control, name, max }: TypedLengthProps) {
  return <TextLength length={useWatch({ control, name }).length} max={max} />;
}
