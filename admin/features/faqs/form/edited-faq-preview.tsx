import { useDeferredValue, useMemo, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Faq } from '../../../../api/contract/entities.ts';
import type { TaughtFaq } from '../../../../api/contract/public-api.ts';
import { sharedFaqsCopy as copy } from '../../../copy/faqs/shared-faqs.ts';
import { usePreviewFaqs } from '../../../data/websites/preview-faqs.ts';
import { useIsLibrary } from '../../../data/websites/shared-library.ts';
import { useStoredBot } from '../../../data/websites/stored-bot.ts';
import { BotPreview } from '../../../ui/bot/bot-preview.tsx';
import { WebsiteSelect } from '../../../ui/form/website-select.tsx';
import { useObjectUrl } from '../../../ui/image/use-object-url.ts';
import { useFillIn } from '../data/fill-words.ts';
import type { FaqForm } from './faq-form-types.ts';
import { withEdited } from './with-edited.ts';

interface EditedFaqPreviewProps {
  faq: Faq;
  form: UseFormReturn<FaqForm>;
}

/** Shows the bot at the edited question, with the typed text. In the library, with the words of a chosen website. */
export function EditedFaqPreview({ faq, form }: EditedFaqPreviewProps) {
  const { website_id: treeId } = faq;
  const { data, error, refetch } = usePreviewFaqs(treeId);
  const isLibrary = useIsLibrary(treeId);
  const [websiteId, setWebsiteId] = useState(treeId);
  const bot = useStoredBot(websiteId, !isLibrary || websiteId !== treeId);
  const values = useWatch({ control: form.control });
  // Update the field before the preview, so that typing stays fast.
  const { question = '', answer = '', parentId = null } = useDeferredValue(values);
  const fill = useFillIn(websiteId);
  const file = useObjectUrl(values.image as File | undefined);
  const image = file ?? (values.removesImage ? null : faq.image);
  const stored = useMemo(
    () => (isLibrary ? data?.faqs.map((row) => fillRow(row, fill)) : data?.faqs),
    [data, isLibrary, fill],
  );
  const faqs = useMemo(
    () =>
      // Without the other questions the bot would stand at another place, so wait for them.
      stored &&
      withEdited(stored, {
        id: faq.id,
        question: fill(question.trim()),
        answer: answer.trim() === '' ? null : fill(answer),
        image,
        parent_id: parentId,
      }),
    [stored, faq.id, question, answer, image, parentId, fill],
  );
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      {isLibrary && (
        <div className="px-4 pt-3">
          <WebsiteSelect
            label={copy.previewFor}
            first={{ id: treeId, label: copy.defaults, endsGroup: true }}
            value={websiteId}
            onChange={setWebsiteId}
          />
        </div>
      )}
      <BotPreview
        faqs={faqs}
        words={data?.words ?? null}
        error={error}
        onRetry={() => void refetch()}
        faqId={faq.id}
        bot={bot}
      />
    </div>
  );
}

function fillRow(row: TaughtFaq, fill: (text: string) => string): TaughtFaq {
  return { ...row, question: fill(row.question), answer: row.answer && fill(row.answer) };
}
