import { useDeferredValue, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Faq } from '../../../../api/contract/entities.ts';
import { usePreviewFaqs } from '../../../data/websites/preview-faqs.ts';
import { BotPreview } from '../../../ui/bot-preview.tsx';
import { useObjectUrl } from '../../../ui/image/use-object-url.ts';
import type { FaqForm } from './faq-form-types.ts';
import { withEdited } from './with-edited.ts';

interface EditedFaqPreviewProps {
  faq: Faq;
  form: UseFormReturn<FaqForm>;
}

/** Shows the bot at the edited question, with the typed text. */
export function EditedFaqPreview({ faq, form }: EditedFaqPreviewProps) {
  const { data } = usePreviewFaqs(faq.website_id);
  const values = useWatch({ control: form.control });
  // Update the field before the preview, so that typing stays fast.
  const { question = '', answer = '', parentId = null } = useDeferredValue(values);
  const file = useObjectUrl(values.image as File | undefined);
  const image = file ?? (values.removesImage ? null : faq.image);
  const faqs = useMemo(
    () =>
      withEdited(data?.faqs ?? [], {
        id: faq.id,
        question: question.trim(),
        answer: answer.trim() === '' ? null : answer,
        image,
        parent_id: parentId,
      }),
    [data, faq.id, question, answer, image, parentId],
  );
  return <BotPreview faqs={faqs} words={data?.words ?? null} faqId={faq.id} />;
}
