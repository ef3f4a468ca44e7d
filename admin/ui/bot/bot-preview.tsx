import { Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import type { PublicBot } from '../../../api/contract/bot/public-bot.ts';
import type { PublicFaq, PublicSearchWords } from '../../../api/contract/public-api.ts';
import { botPreviewCopy as copy } from '../../copy/bot-preview.ts';
import { useTheme } from '../../data/theme-store.ts';
import { classNames } from '../class-names.ts';
import { ChoiceButtons } from '../form/choice-buttons.tsx';
import { lazyPart } from '../lazy.tsx';
import { ListError } from '../list-error.tsx';

const BotStage = lazyPart(() => import('./bot-stage.tsx').then((m) => m.BotStage));

const themes = [
  { value: 'light', label: copy.themes.light, Icon: Sun },
  { value: 'dark', label: copy.themes.dark, Icon: Moon },
] as const;

const widths = [
  { value: 'desktop', label: copy.widths.desktop, Icon: Monitor },
  { value: 'phone', label: copy.widths.phone, Icon: Smartphone },
] as const;

interface BotPreviewProps {
  /** Undefined until they are loaded. */
  faqs: readonly PublicFaq[] | undefined;
  words: PublicSearchWords | null;
  /** Why the FAQs could not be loaded. */
  error: Error | null;
  onRetry: () => void;
  /** The question that the bot shows; `null` shows its menu. */
  faqId: number | null;
  /** The website's settings of the bot. */
  bot?: PublicBot | undefined;
  /** Whether it is a part of a page instead of a dialog. On a page it leaves more space for the bot. */
  isPagePart?: boolean | undefined;
}

/** Shows the bot with unsaved changes, in both themes and at the width of a phone. */
export function BotPreview({
  faqs,
  words,
  error,
  onRetry,
  faqId,
  bot,
  isPagePart = false,
}: BotPreviewProps) {
  const headingId = useId();
  const Heading = isPagePart ? 'h2' : 'h3';
  const [theme, setTheme] = useState(useTheme.getState().theme);
  const [width, setWidth] = useState<(typeof widths)[number]['value']>('desktop');
  const isPhone = width === 'phone';
  const shown = useMemo(() => ({ theme, mode: isPhone ? 'page' : 'floating' }), [theme, isPhone]);
  return (
    <section aria-labelledby={headingId} className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2">
        <Heading id={headingId} className={isPagePart ? 'sr-only' : 'mr-auto text-13 font-medium'}>
          {copy.title}
        </Heading>
        <ChoiceButtons label={copy.theme} choices={themes} value={theme} onChange={setTheme} />
        <ChoiceButtons label={copy.width} choices={widths} value={width} onChange={setWidth} />
      </div>
      <div className="flex min-h-0 flex-1 basis-140 justify-center bg-canvas">
        <div
          className={classNames(
            'relative h-full min-h-0',
            isPhone ? 'w-80 border-x border-line' : 'w-full',
          )}
        >
          {faqs ? (
            <BotStage
              faqs={faqs}
              words={words}
              faqId={faqId}
              attributes={shown}
              {...(bot && { bot })}
            />
          ) : (
            error && <ListError title={copy.loadFailed} error={error} onRetry={onRetry} />
          )}
        </div>
      </div>
      <p
        className={classNames(
          'border-t border-line px-4 py-2 text-12 text-muted',
          isPagePart && '[@media(height<50rem)]:sr-only',
        )}
      >
        {copy.note}
      </p>
    </section>
  );
}
