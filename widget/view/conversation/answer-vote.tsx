import { type MouseEvent, useState } from 'react';
import type { UnhelpfulReason } from '../../../api/contract/insights.ts';
import { useChat } from '../chat-context.ts';
import { useUniqueId } from '../use-unique-id.ts';

/** Asks whether the latest answer helped, and why it did not. The visitor may change the vote. */
export function AnswerVote() {
  const { store, copy, state } = useChat();
  const labelId = useUniqueId();
  const chosenId = state.chosenId as number;
  const vote = state.votes[chosenId];
  const { why, reasons } = copy.vote;
  /** The question for which the visitor has said why: only once, because the server adds up the reasons. */
  const [explained, setExplained] = useState<number>();
  const button = (isHelpful: boolean, label: string) => (
    <button
      type="button"
      className="action"
      aria-pressed={vote === isHelpful}
      onClick={({ currentTarget }) => {
        store.send({ type: 'voted', isHelpful });
        // On small screens the reasons would be below the edge.
        setTimeout(() => currentTarget.closest('.vote')?.scrollIntoView({ block: 'nearest' }));
      }}
    >
      {label}
    </button>
  );
  function explain({ currentTarget }: MouseEvent, reason: UnhelpfulReason): void {
    // The button is removed. Without this, the focus would leave the panel.
    currentTarget.closest('.vote')?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    setExplained(chosenId);
    store.send({ type: 'noticed', fact: { type: 'explained', faq_id: chosenId, reason } });
  }

  return (
    // `aria-live="off"`: the log around it would announce the question after each answer.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and some browsers cannot lay it out as a row.
    <div className="vote" role="group" aria-labelledby={labelId} aria-live="off">
      {/* The thanks take the place of the question, so that the buttons do not move. */}
      <div className="vote-line">
        <p id={labelId} className={vote === undefined ? undefined : 'replaced'}>
          {copy.vote.ask}
        </p>
        <p role="status">{vote !== undefined && copy.vote.thanks}</p>
      </div>
      <div className="votes">
        {button(true, copy.vote.yes)}
        {button(false, copy.vote.no)}
      </div>
      {vote === false && explained !== chosenId && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and some browsers cannot lay it out as a grid.
        <div className="reasons" role="group" aria-labelledby={`${labelId}why`}>
          <p id={`${labelId}why`}>{why}</p>
          <div className="ways">
            {(Object.keys(reasons) as UnhelpfulReason[]).map((reason) => (
              <button
                key={reason}
                type="button"
                className="action"
                onClick={(event) => explain(event, reason)}
              >
                {reasons[reason]}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
