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
  const [soonest] = [...ways].sort((a, b) => a.opensAtMs - b.opensAtMs);
  const isOpen = soonest?.opensAtMs === 0;

  function opening({ channel: { hours }, opensAtMs }: Way): string {
    return hours ? openingWords(opensAtMs, nowMs, hours, settings.language, words.days) : '';
  }

  return (
    <>
      <p id={labelId} className="bubble bot" part="bot-message">
        {isOpen
          ? words.choose
          : soonest
            ? `${words.back} ${opening(soonest)}. ${words.meanwhile}`
            : copy.notices['live-agent-absent']}
      </p>
      {(isOpen || ways[1]) && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and some browsers cannot lay it out as a grid.
        <div className="options" role="group" aria-labelledby={labelId}>
          {state.checked && ways.some((way) => !way.opensAtMs && hasDraft(way.channel)) && (
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
            const { channel, opensAtMs } = way;
            const label = channel.label || words[channel.type];
            return opensAtMs ? (
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
                way={channel}
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
