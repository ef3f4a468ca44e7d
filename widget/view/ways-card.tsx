import { useId, useState } from 'react';
import { hasDraft, type Way, waysOf } from '../flow/ways.ts';
import { useChat } from './chat-context.ts';
import { openingWords } from './opening-words.ts';
import { WayButton } from './way-button.tsx';

/** The ways to a human at some time: the open ones to choose from, and when the others open. */
export function WaysCard({ nowMs }: { nowMs: number }) {
  const { copy, settings, state } = useChat();
  const [isShared, setShared] = useState(false);
  const labelId = useId();
  const words = copy.ways;
  const ways = waysOf(state, nowMs);
  const [first] = ways;
  const isOpen = first && !first.opensAtMs;

  function opening({ hours, opensAtMs }: Way): string {
    return hours ? openingWords(opensAtMs, nowMs, hours, settings.language, words.days) : '';
  }

  return (
    <>
      <p id={labelId} className="bubble bot" part="bot-message">
        {isOpen
          ? words.choose
          : first
            ? `${words.back} ${opening(first)}. ${words.meanwhile}`
            : copy.notices['live-agent-absent']}
      </p>
      {(isOpen || ways[1]) && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and some browsers cannot lay it out as a grid.
        <div className="options" role="group" aria-labelledby={labelId}>
          {state.checked && ways.some((way) => !way.opensAtMs && hasDraft(way)) && (
            <label className="share">
              <input
                type="checkbox"
                checked={isShared}
                onChange={({ currentTarget }) => setShared(currentTarget.checked)}
              />
              {words.share}
            </label>
          )}
          {ways.map((way, index) => {
            const label = way.label || words[way.type];
            return way.opensAtMs ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: two ways may have the same address.
              <p key={index} className="option closed">
                <span>{label}</span>
                <small>
                  {words.opens} {opening(way)}
                </small>
              </p>
            ) : (
              <WayButton
                // biome-ignore lint/suspicious/noArrayIndexKey: two ways may have the same address.
                key={index}
                way={way}
                isShared={isShared}
                className="option"
                part="option"
              >
                <span>{label}</span>
              </WayButton>
            );
          })}
        </div>
      )}
    </>
  );
}
