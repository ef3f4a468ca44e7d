import { useDeferredValue, useMemo, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { resolveAddress } from '../../../api/contract/address.ts';
import { usePreviewFaqs } from '../../data/websites/preview-faqs.ts';
import { useStoredBot } from '../../data/websites/stored-bot.ts';
import { BotPreview } from '../../ui/bot/bot-preview.tsx';
import type { AnnouncementForm } from './announcement-form.ts';

interface AnnouncementPreviewProps {
  websiteId: number;
  control: Control<AnnouncementForm>;
}

/** Shows the bot of a website with the typed announcement, as if it ran now. */
export function AnnouncementPreview({ websiteId, control }: AnnouncementPreviewProps) {
  const { data, error, refetch } = usePreviewFaqs(websiteId);
  const stored = useStoredBot(websiteId);
  const typed = useWatch({ control });
  const text = useDeferredValue((typed.text ?? '').trim());
  const link = useDeferredValue(resolveAddress(typed.link ?? '')?.href);
  const [from] = useState(() => new Date(0).toISOString());
  const bot = useMemo(
    () =>
      stored && {
        ...stored,
        notices: text === '' ? [] : [{ text, ...(link && { link }), from, until: '9999' }],
      },
    [stored, text, link, from],
  );
  return (
    <BotPreview
      // With another bot it would start again, so wait for it.
      faqs={bot && data?.faqs}
      words={data?.words ?? null}
      error={error}
      onRetry={() => void refetch()}
      faqId={null}
      bot={bot}
    />
  );
}
