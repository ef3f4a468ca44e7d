import { uiCopy } from '../../copy/ui.ts';
import { unansweredCopy as copy } from '../../copy/unanswered.ts';
import { Badge } from '../../ui/badge.tsx';
import type { ReadOne } from './wording-reader.ts';

/** A longer list is not useful. */
const shownMost = 20;

interface FoundByBotProps {
  label: string;
  words: readonly string[];
  /** Undefined until the FAQs are loaded and indexed. */
  read: ReadOne | undefined;
}

/** Shows the bot's best match for each wording. */
export function FoundByBot({ label, words, read }: FoundByBotProps) {
  return (
    <section aria-label={label} aria-live="polite" className="grid gap-2">
      <h3 className="text-13 font-semibold">{label}</h3>
      {read === undefined ? (
        <p className="text-14 text-muted">{uiCopy.loading}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line">
          {words.slice(0, shownMost).map((each) => {
            const [best] = read(each).matches;
            return (
              <li key={each} className="grid gap-1 px-3 py-2 text-13">
                <span className="wrap-anywhere text-muted">“{each}”</span>
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="wrap-anywhere">{best?.faq.question ?? copy.foundNothing}</span>
                  {best && (
                    <Badge tone={best.isSure ? 'success' : 'neutral'}>
                      {best.isSure ? copy.sure : copy.unsure}
                    </Badge>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
