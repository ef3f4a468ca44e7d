import { useDeferredValue, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { publicBotOf } from '../../../../api/contract/bot/public-bot-of.ts';
import type { Faq } from '../../../../api/contract/entities.ts';
import { defaultLanguage } from '../../../../embed/languages/names.ts';
import {
  useDefaultGreeting,
  usePreviewFaqs,
  withGreeting,
} from '../../../data/websites/preview-faqs.ts';
import { useWebsiteOptions } from '../../../data/websites/website-options.ts';
import { useWebsiteSettings } from '../../../data/websites/website-settings.ts';
import { BotPreview } from '../../../ui/bot/bot-preview.tsx';
import { useObjectUrl } from '../../../ui/image/use-object-url.ts';
import { useFillIn } from '../data/fill-words.ts';
import type { FaqForm } from './faq-form-types.ts';
import { withEdited } from './with-edited.ts';

interface EditedFaqPreviewProps {
  faq: Faq;
  form: UseFormReturn<FaqForm>;
}

/** Shows the bot at the edited question, with the typed text. */
export function EditedFaqPreview({ faq, form }: EditedFaqPreviewProps) {
  const { data } = usePreviewFaqs(faq.website_id);
  const bot = useStoredBot(faq.website_id);
  const values = useWatch({ control: form.control });
  // Update the field before the preview, so that typing stays fast.
  const { question = '', answer = '', parentId = null } = useDeferredValue(values);
  const fill = useFillIn(faq.website_id);
  const file = useObjectUrl(values.image as File | undefined);
  const image = file ?? (values.removesImage ? null : faq.image);
  const faqs = useMemo(
    () =>
      // Without the other questions the bot would stand at another place, so wait for them.
      data &&
      withEdited(data.faqs, {
        id: faq.id,
        question: fill(question.trim()),
        answer: answer.trim() === '' ? null : fill(answer),
        image,
        parent_id: parentId,
      }),
    [data, faq.id, question, answer, image, parentId, fill],
  );
  return <BotPreview faqs={faqs} words={data?.words ?? null} faqId={faq.id} bot={bot} />;
}

/** The looks and the contact of the website as they are saved; undefined until they are loaded. */
function useStoredBot(websiteId: number) {
  const { data: settings } = useWebsiteSettings(websiteId);
  const { data: websites } = useWebsiteOptions();
  const name = websites?.find(({ id }) => id === websiteId)?.name;
  const greeting = useDefaultGreeting(websiteId, settings?.appearance.lang ?? defaultLanguage);
  return useMemo(
    () => settings && withGreeting(publicBotOf({ ...settings, name: name ?? '' }), greeting),
    [settings, name, greeting],
  );
}
