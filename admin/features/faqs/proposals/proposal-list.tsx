import { useId, useState } from 'react';
import { keywordMaxLength, keywordsMax } from '../../../../api/contract/limits.ts';
import { faqProposalsCopy as copy } from '../../../copy/faqs/faq-proposals.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type Choices, type ChosenKeywords, isAddable, textOf } from './choose-proposals.ts';
import type { FaqProposals, Proposal } from './propose.ts';

/** FAQs shown at first and with each press. */
const step = 50;

interface ListProps {
  chosen: ChosenKeywords;
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

interface ProposalListProps extends ListProps {
  title: string;
  help?: string;
  groups: readonly FaqProposals[];
}

/** The proposed keywords of each FAQ, to tick. */
export function ProposalList({ title, help, groups, ...list }: ProposalListProps) {
  const id = useId();
  const [shown, setShown] = useState(step);
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2">
      <h3 id={id} className="text-14 font-semibold">
        {title}
      </h3>
      {help && <p className="text-13 text-muted">{help}</p>}
      <ul className="grid min-w-0 divide-y divide-line rounded-card border border-line">
        {groups.slice(0, shown).map((group) => (
          <Group key={group.faq.id} group={group} {...list} />
        ))}
      </ul>
      {groups.length > shown && (
        <Button size="sm" className="justify-self-start" onClick={() => setShown(shown + step)}>
          {copy.showMore(Math.min(step, groups.length - shown))}
        </Button>
      )}
    </section>
  );
}

function Group({ group: { faq, proposals }, ...list }: ListProps & { group: FaqProposals }) {
  const { chosen, choices, onChoose } = list;
  const { question, keywords } = faq;
  const addable = proposals.filter((proposal) => isAddable(proposal, choices));
  const ticked = addable.filter(({ key }) => chosen.keys.has(key));
  const isFull = keywords.length + (chosen.added.get(faq.id)?.length ?? 0) >= keywordsMax;
  const tick = (keys: readonly Proposal[], isTicked: boolean) => {
    const changed = Object.fromEntries(keys.map(({ key }) => [key, isTicked]));
    onChoose({ ...choices, ticks: { ...choices.ticks, ...changed } });
  };
  return (
    <li className="grid min-w-0 gap-2 px-3 py-3">
      <div className="flex min-w-0 items-start gap-2">
        <Checkbox
          aria-label={copy.allOf(question)}
          checked={addable.length > 0 && ticked.length === addable.length}
          isPartly={ticked.length > 0 && ticked.length < addable.length}
          disabled={addable.length === 0}
          onChange={() => tick(addable, ticked.length < addable.length)}
        />
        <div className="grid min-w-0 wrap-anywhere">
          <span className="text-14 font-medium">{question}</span>
          <span className="text-12 text-muted">
            {keywords.length > 0 ? copy.existing(keywords) : copy.noneExisting}
          </span>
        </div>
      </div>
      <ul aria-label={question} className="flex min-w-0 flex-wrap gap-2 sm:pl-8">
        {proposals.map((proposal) => (
          <li key={proposal.key} className="max-w-full min-w-0">
            <Line
              proposal={proposal}
              {...list}
              isFull={isFull}
              onTick={(isTicked) => tick([proposal], isTicked)}
            />
          </li>
        ))}
      </ul>
      {isFull && <p className="text-12 text-warning sm:pl-8">{copy.full(keywordsMax)}</p>}
    </li>
  );
}

interface LineProps extends ListProps {
  proposal: Proposal;
  /** Whether its FAQ has no room for more keywords. */
  isFull: boolean;
  onTick: (isTicked: boolean) => void;
}

function Line({ proposal, chosen, choices, onChoose, isFull, onTick }: LineProps) {
  const { key, keyword, proposed, common, isCut, isNamed, isTooLong } = proposal;
  const reasons = [isNamed && copy.struck.name, common.length > 0 && copy.struck.common(common)];
  const reason = reasons.filter(Boolean).join(', ');
  const isTicked = chosen.keys.has(key);
  const isAllowed = isAddable(proposal, choices);
  const note = isCut && <span className="text-12 text-muted">({reason})</span>;
  if (keyword === '')
    return (
      <span className="inline-flex min-h-8 flex-wrap items-center gap-x-2 px-1 text-13 wrap-anywhere text-muted">
        <s>{proposed}</s> {note}
      </span>
    );
  return (
    <div className="grid min-w-0 gap-2">
      <label className="inline-flex min-h-8 max-w-full cursor-pointer flex-wrap items-center gap-x-2 rounded-control border border-line px-2 py-1 text-13 hover:bg-hover has-disabled:cursor-not-allowed coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4 shrink-0 accent-accent"
          checked={isTicked}
          disabled={!isAllowed || (isFull && !isTicked)}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span className="min-w-0 wrap-anywhere">{textOf(proposal, choices)}</span>
        {note}
      </label>
      {isTooLong && (
        <TextField
          label={copy.shorten(keywordMaxLength)}
          value={choices.texts[key] ?? keyword}
          error={isAllowed ? undefined : copy.shorten(keywordMaxLength)}
          // Otherwise Enter would add all keywords.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ target }) =>
            onChoose({ ...choices, texts: { ...choices.texts, [key]: target.value } })
          }
        />
      )}
    </div>
  );
}
