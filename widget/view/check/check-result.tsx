import { type CheckKind, type KindWithoutAmount, tickets } from '../../../api/contract/ticket.ts';
import type { CheckOutcome } from '../../flow/check-types.ts';
import { useChat } from '../chat-context.ts';
import { CheckIcon } from '../icons.tsx';
import { Amount } from './amount.tsx';

/** Longer waiting times are shown in minutes. */
const longWaitSeconds = 90;

/** The outcome of a check. */
export function CheckResult({ kind, outcome }: { kind: CheckKind; outcome: CheckOutcome }) {
  const { copy, settings } = useChat();
  const words = copy.check;
  if (outcome.type !== 'found') {
    const text = outcome.type === 'limited' ? limit(outcome.waitSeconds) : words[outcome.type];
    return (
      <p className="bubble bot" part="bot-message">
        {text}
      </p>
    );
  }
  // Spec, section 9: the phone page shows 0 where a withdrawal has no amount.
  const amount = outcome.amount ?? (settings.mode === 'page' ? 0 : null);
  return (
    <div className="bubble bot" part="bot-message">
      {amount === null ? (
        <p>{words.foundWithoutAmount[kind as KindWithoutAmount]}</p>
      ) : (
        <>
          <p className="done">
            <CheckIcon />
            <span>{words.found[kind]}</span>
          </p>
          <Amount value={amount} />
        </>
      )}
      {tickets[kind].toBank && <p>{words.lookAtBank}</p>}
    </div>
  );

  function limit(seconds: number | null): string {
    if (seconds === null) return words.limited;
    return seconds < longWaitSeconds
      ? `${words.limitedFor} ${seconds} ${words.seconds}.`
      : `${words.limitedFor} ${Math.ceil(seconds / 60)} ${words.minutes}.`;
  }
}
