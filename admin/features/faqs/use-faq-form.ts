import { type FormEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { answerMaxLength, questionMaxLength } from '../../../api/contract/limits.ts';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { showFormFault } from '../../ui/form-faults.ts';
import { imageFault } from '../../ui/image-field.tsx';
import type { FaqForm } from './faq-writes.ts';

type Faults = { readonly [Name in keyof FaqForm]?: string | undefined };

export type ChangeField = <Name extends keyof FaqForm>(name: Name, value: FaqForm[Name]) => void;

export interface FaqFormState {
  values: FaqForm;
  faults: Faults;
  change: ChangeField;
  /** Where each field's control is, for the focus; a file input is never focused. */
  controls: {
    question: RefObject<HTMLInputElement | null>;
    answer: RefObject<HTMLTextAreaElement | null>;
    parentId: RefObject<HTMLButtonElement | null>;
  };
}

/** The form's names for the fields the server may find at fault. */
const serverFields = {
  question: 'question',
  answer: 'answer',
  parent_id: 'parentId',
  image: 'image',
} as const;

/**
 * The fields of one FAQ, checked when they are sent and from then on as they change. By hand: the forms' library alone
 * would be a tenth of what the FAQ page is waited for.
 *
 * @param stored what the fields hold at first; other contents count as unsaved.
 */
export function useFaqForm(stored: FaqForm) {
  const [start, setStart] = useState(stored);
  const [values, setValues] = useState(stored);
  const [faults, setFaults] = useState<Faults>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const isTried = useRef(false);
  const [controls] = useState<FaqFormState['controls']>(() => ({
    question: { current: null },
    answer: { current: null },
    parentId: { current: null },
  }));

  const focus = (name: keyof FaqForm) => {
    if (name !== 'image') controls[name].current?.focus();
  };
  const change: ChangeField = useCallback((name, value) => {
    setValues((before) => ({ ...before, [name]: value }));
    if (isTried.current)
      setFaults((before) => ({ ...before, [name]: findFaults({ [name]: value })[name] }));
  }, []);

  /** Puts contents over the stored ones, as if they had been typed. */
  const restore = useCallback((contents: Partial<FaqForm>) => {
    setValues((before) => ({ ...before, ...contents }));
  }, []);

  return {
    values,
    faults,
    change,
    controls,
    focus,
    isSubmitting,
    isDirty: names.some((name) => values[name] !== start[name]),
    /** Starts again from these contents. */
    reset(contents: FaqForm): void {
      isTried.current = false;
      setStart(contents);
      setValues(contents);
      setFaults({});
    },
    restore,
    /** A form's `onSubmit`: calls `send` when nothing is at fault, else focuses the first fault. */
    onSubmit: (send: (values: FaqForm) => unknown) => async (event: FormEvent) => {
      event.preventDefault();
      isTried.current = true;
      const found = findFaults(values);
      setFaults(found);
      const first = names.find((name) => found[name] !== undefined);
      if (first !== undefined) {
        focus(first);
        return;
      }
      setSubmitting(true);
      await send(values);
      setSubmitting(false);
    },
    /** Tells what the server refused, beside the field where there is one. */
    showFault(fault: unknown): void {
      showFormFault(fault, serverFields, (name, { message }, { shouldFocus }) => {
        setFaults((before) => ({ ...before, [name]: message }));
        if (shouldFocus) focus(name);
      });
    },
  };
}

/** In the order of the screen. */
const names = ['question', 'answer', 'parentId', 'image'] as const;

function findFaults({ question, answer, image }: Partial<FaqForm>): Faults {
  return {
    question:
      question === undefined
        ? undefined
        : question.trim() === ''
          ? copy.questionBlank
          : question.length > questionMaxLength
            ? copy.questionTooLong(questionMaxLength)
            : undefined,
    answer:
      answer !== undefined && answer.length > answerMaxLength
        ? copy.answerTooLong(answerMaxLength)
        : undefined,
    image: imageFault(image),
  };
}
