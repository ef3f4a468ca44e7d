import { Fragment, useState } from 'react';
import type { WebsiteOption } from '../../../../api/contract/entities.ts';
import type {
  Replacement,
  ReplacementLine,
  ReplacementPreview,
} from '../../../../api/contract/requests.ts';
import { faqBulkCopy as copy } from '../../../copy/faqs/faq-bulk.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { failureMessage } from '../../../data/toasts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { OldAndNew } from '../../../ui/comparison/marks.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';

/** Lines shown at first and with each press: thousands of them would make every press slow. */
const step = 50;

interface ReplacementLinesProps {
  preview: (ReplacementPreview & { words: Replacement }) | undefined;
  /** The websites whose names are shown above their lines; empty for lines of one website. */
  websites: readonly Pick<WebsiteOption, 'id' | 'name'>[];
  /** The number of texts that will be written; `faqs` is the number of their FAQs. */
  chosen: number;
  faqs: number;
  error: Error | null;
  isTyped: boolean;
  isCurrent: boolean;
  /** The keys of excluded lines. */
  left: ReadonlySet<string>;
  onLeave: (left: ReadonlySet<string>) => void;
  onRetry: () => void;
}

/** Shows each text before and after a replacement. The user can exclude lines. */
export function ReplacementLines({
  preview,
  websites,
  chosen,
  faqs,
  error,
  isTyped,
  isCurrent,
  left,
  onLeave,
  onRetry,
}: ReplacementLinesProps) {
  const [shown, setShown] = useState(step);
  const lines = preview?.lines ?? [];
  const possible = lines.filter(({ problem }) => problem === null);
  if (error) {
    return (
      <div className="grid justify-items-start gap-2">
        <Banner tone="danger">{failureMessage(error, copy.previewFailed)}</Banner>
        <Button size="sm" onClick={onRetry}>
          {uiCopy.retry}
        </Button>
      </div>
    );
  }
  const status = !isTyped
    ? copy.typeFirst
    : !isCurrent
      ? copy.searching
      : lines.length === 0
        ? copy.noLines
        : copy.amounts(chosen, faqs);
  return (
    <section
      aria-label={copy.lines}
      aria-busy={isTyped && !isCurrent}
      className="grid min-w-0 gap-2"
    >
      <div className="flex min-h-8 items-center gap-2 px-[calc(0.5rem+1px)]">
        {lines.length > 0 && (
          <Checkbox
            aria-label={copy.allLines}
            checked={possible.length > 0 && chosen === possible.length}
            isPartly={chosen > 0 && chosen < possible.length}
            disabled={possible.length === 0}
            onChange={() => onLeave(new Set(chosen === possible.length ? possible.map(keyOf) : []))}
          />
        )}
        <p role="status" className="text-13 text-muted">
          {status}
        </p>
      </div>
      {lines.length > 0 && preview && (
        <ul className="grid min-w-0 divide-y divide-line rounded-control border border-line">
          {lines.slice(0, shown).map((line, at) => {
            const { id, website_id, field, question, places, problem } = line;
            const key = keyOf(line);
            const name = copy.line(copy.fields[field], question);
            const website =
              lines[at - 1]?.website_id !== website_id &&
              websites.find((each) => each.id === website_id);
            return (
              <li key={key} className="flex min-w-0 flex-wrap items-start gap-2 px-2 py-2">
                {website && (
                  <p className="basis-full text-13 font-semibold wrap-anywhere">{website.name}</p>
                )}
                <Checkbox
                  aria-label={name}
                  aria-describedby={`line-${id}-${field}`}
                  checked={problem === null && !left.has(key)}
                  disabled={problem !== null}
                  onChange={({ currentTarget }) => {
                    const next = new Set(left);
                    if (currentTarget.checked) next.delete(key);
                    else next.add(key);
                    onLeave(next);
                  }}
                />
                <div id={`line-${id}-${field}`} className="grid min-w-0 flex-1 gap-1 wrap-anywhere">
                  <p className="text-12 text-muted">
                    {name}
                    {places > 1 && ` · ${copy.places(places)}`}
                  </p>
                  <ReplacementText line={line} replacement={preview.words.replacement} />
                  {problem !== null && <p className="text-12 text-danger">{problem}</p>}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {preview?.is_cut && <p className="text-13 text-muted">{copy.cut}</p>}
      {lines.length > shown && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-13 text-muted">{copy.shown(shown, lines.length)}</p>
          <Button size="sm" onClick={() => setShown(shown + step)}>
            {copy.showMore}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Returns a unique key of a line. */
export function keyOf({ id, field }: ReplacementLine): string {
  return `${id}/${field}`;
}

interface ReplacementTextProps {
  line: ReplacementLine;
  replacement: string;
}

/** Shows a text with each replaced word beside the new one. */
function ReplacementText({ line: { parts }, replacement }: ReplacementTextProps) {
  return (
    <p className="text-13 whitespace-pre-line">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified only by its position.
        <Fragment key={at}>
          {at % 2 === 0 ? part : <OldAndNew before={part} after={replacement} />}
        </Fragment>
      ))}
    </p>
  );
}
