import type { TaughtFaq } from '../../../../api/contract/public-api.ts';
import type { KeywordGuard } from '../../../../api/contract/texts/keyword-guard.ts';
import type { FaqMatch } from '../../../../widget/flow/search/faq-search.ts';
import { faqKeywordsCopy as copy } from '../../../copy/faqs/faq-keywords.ts';
import { Badge } from '../../../ui/badge.tsx';
import { AddKeywordButton, type AddWords } from './add-keyword-button.tsx';
import type { BotAnswer } from './bot-search.ts';
import { type Explanation, surenessOf } from './explain-match.ts';
import { FaqPath } from './faq-path.tsx';

interface BotHitsProps {
  /** The text that a visitor would type. */
  asked: string;
  answer: BotAnswer;
  faqs: readonly TaughtFaq[];
  /** The FAQ to which words are being added now. */
  pendingId: number | undefined;
  /** Undefined without the right to edit. */
  onAdd: AddWords | undefined;
  guard: KeywordGuard | undefined;
}

/** Shows what the bot finds, in its order, and how sure it is. */
export function BotHits({ asked, answer, faqs, pendingId, onAdd, guard }: BotHitsProps) {
  const { matches, explanations, unmatched, talk } = answer;
  const [first] = matches;
  const isSmallTalk = talk !== undefined && talk !== 'human';
  return (
    <section aria-label={copy.results} className="grid gap-3">
      <h3 className="text-13 font-semibold">{copy.results}</h3>
      <p role="status" className={first ? 'sr-only' : 'text-14 text-muted'}>
        {isSmallTalk
          ? copy.talk[talk]
          : first
            ? copy.found(matches.length, first.faq.question)
            : copy.noneFound}
      </p>
      {talk === 'human' && <p className="text-14 text-muted">{copy.talk.human}</p>}
      {matches.length > 0 && (
        <ol className="divide-y divide-line rounded-card border border-line">
          {matches.map((match, index) => (
            <li
              key={match.faq.id}
              className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-start gap-x-2 gap-y-2 px-3 py-3 md:grid-cols-[1.25rem_1fr_auto] md:items-center"
            >
              <span aria-hidden className="tabular self-start text-13 leading-6 text-muted">
                {index + 1}
              </span>
              <div className="grid min-w-0 gap-1">
                <FaqPath path={pathOf(faqs, match.faq)} />
                <span className="text-14 font-medium wrap-anywhere">{match.faq.question}</span>
                <Sureness match={match} matches={matches} explanation={explanations[index]} />
                <Reasons explanation={explanations[index]} />
              </div>
              {onAdd && (
                <AddKeywordButton
                  faq={faqs.find(({ id }) => id === match.faq.id) ?? match.faq}
                  typed={asked}
                  pendingId={pendingId}
                  onAdd={onAdd}
                  guard={guard}
                  className="max-md:col-span-2 max-md:justify-self-start"
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {unmatched.length > 0 && (
        <p className="text-13 wrap-anywhere text-warning">
          {copy.unmatched}: {unmatched.map((word) => `“${word}”`).join(', ')}
        </p>
      )}
    </section>
  );
}

interface SurenessProps {
  match: FaqMatch;
  matches: readonly FaqMatch[];
  explanation: Explanation | undefined;
}

/** Describes the score of a match in words, one for each quarter of the best score, and why it is sure or not. */
function Sureness({ match, matches, explanation }: SurenessProps) {
  const { fits, because } = copy;
  const { isSure, score } = match;
  const fit = fits[Math.min(fits.length - 1, Math.floor(score * fits.length))];
  const why = explanation && surenessOf(match, matches, explanation);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 wrap-anywhere text-muted">
      <Badge tone={isSure ? 'success' : 'neutral'}>{isSure ? copy.sure : copy.unsure}</Badge>
      {fit}
      {why && ` · ${why.because === 'close' ? because.close(why.rival) : because[why.because]}`}
    </span>
  );
}

/** Says where the typed words are, so that an admin sees what would raise another FAQ. */
function Reasons({ explanation }: { explanation: Explanation | undefined }) {
  if (explanation === undefined || explanation.isWording) return null;
  const { reasons } = copy;
  const parts = explanation.found.map(({ place, words }) =>
    reasons.found(words, reasons.places[place]),
  );
  return <span className="text-12 wrap-anywhere text-muted">{parts.join(' · ')}</span>;
}

/** Returns the questions above a FAQ, from the top tier down. */
function pathOf(faqs: readonly TaughtFaq[], faq: TaughtFaq): string[] {
  const path: string[] = [];
  let next = faqs.find(({ id }) => id === faq.parent_id);
  while (next !== undefined) {
    path.unshift(next.question);
    const { parent_id } = next;
    next = faqs.find(({ id }) => id === parent_id);
  }
  return path;
}
