import { Trash2, Undo2 } from 'lucide-react';
import { type Control, type UseFormReturn, useController, useWatch } from 'react-hook-form';
import type { Faq } from '../../../../api/contract/entities.ts';
import { answerMaxLength, questionMaxLength } from '../../../../api/contract/limits.ts';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import { imagesCopy } from '../../../copy/images.ts';
import { faqImage } from '../../../data/faq-image.ts';
import type { OpenDraft } from '../../../data/forms/use-draft-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { storedLength, TextLength } from '../../../ui/form/text-length.tsx';
import { ImageField } from '../../../ui/image/image-field.tsx';
import { AnswerEditor } from '../answer/answer-editor.tsx';
import { useFillWords } from '../data/fill-words.ts';
import { ParentSelect } from '../tree/parent-select.tsx';
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
              storedLength(typed) <= questionMaxLength || copy.questionTooLong(questionMaxLength),
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
    // 'FAQ baru' has the question and the image beside the answer, so the answer is two rows high.
    <div className={faq ? 'min-w-0' : 'min-w-0 md:row-span-2'}>
      <AnswerEditor
        label={copy.answer}
        error={form.formState.errors.answer?.message}
        counter={<TypedLength control={form.control} name="answer" max={answerMaxLength} />}
        rows={4}
        words={data?.words.map(({ name }) => name)}
        {...form.register('answer', {
          validate: (typed) =>
            storedLength(typed) <= answerMaxLength || copy.answerTooLong(answerMaxLength),
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
        {...image}
        help={
          !image.value && draft.missingFiles.includes('image') ? imagesCopy.chooseAgain : image.help
        }
      />
    </>
  );
}

/** Watches only one field, so that typing does not render the whole form. */
function TypedLength({ control, name, max }: TypedLengthProps) {
  return <TextLength length={storedLength(useWatch({ control, name }))} max={max} />;
}

interface CurrentImageProps {
  name: string;
  isRemoved: boolean;
  onToggle: (isRemoved: boolean) => void;
}

/** The stored image, with a button to remove it on save. */
function CurrentImage({ name, isRemoved, onToggle }: CurrentImageProps) {
  return (
    <div className="flex items-center gap-4 rounded-card border border-line p-3">
      <img
        {...faqImage(name)}
        alt={copy.currentImage}
        className={`h-20 w-28 rounded-control bg-canvas object-contain transition-opacity ${isRemoved ? 'opacity-30' : ''}`}
      />
      <div className="grid min-w-0 justify-items-start gap-1">
        <p role="status" className="text-13 text-muted">
          {isRemoved ? copy.imageWillBeRemoved : copy.currentImage}
        </p>
        <Button
          size="sm"
          tone={isRemoved ? 'secondary' : 'danger-ghost'}
          className={isRemoved ? undefined : '-ml-2'}
          Icon={isRemoved ? Undo2 : Trash2}
          onClick={() => onToggle(!isRemoved)}
        >
          {isRemoved ? copy.undoRemoveImage : copy.removeImage}
        </Button>
      </div>
    </div>
  );
}
