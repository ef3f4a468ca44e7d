import { useId } from 'react';
import { useChat } from '../chat-context.ts';

/** Asks whether the latest answer helped. The visitor may change the vote. */
export function AnswerVote() {
  const { store, copy, state } = useChat();
  const labelId = useId();
  const vote = state.votes[state.chosenId as number];
  const button = (isHelpful: boolean, label: string) => (
    <button
      type="button"
      className="action"
      aria-pressed={vote === isHelpful}
      onClick={() => store.send({ type: 'voted', isHelpful })}
    >
      {label}
    </button>
  );
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
      <div>
        {button(true, copy.vote.yes)}
        {button(false, copy.vote.no)}
      </div>
    </div>
  );
}
