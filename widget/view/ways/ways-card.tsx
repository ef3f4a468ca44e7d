import { useId, useState } from 'react';
import { hasDraft, type Way, waysOf } from '../../flow/ways.ts';
import { useChat } from '../chat-context.ts';
import { ChevronIcon } from '../icons.tsx';
import { formatOpening } from './format-opening.ts';
import { WayButton } from './way-button.tsx';

/** The ways to a human at `nowMs`: buttons for the open ones, and the opening times of the others. */
export function WaysCard({ nowMs }: { nowMs: number }) {
  const { copy, settings, state } = useChat();
  const [isShared, setShared] = useState(false);
  const labelId = useId();
  const words = copy.ways;
  const ways = waysOf(state, nowMs);
  const [first] = ways;
  // There may be no way in the back-office's preview, where admins can remove the last one.
  if (!first) return null;
  const opening = (way: Way) => formatOpening(way, copy, settings.language);

  return (
    <>
      <p id={labelId} className="bubble bot" part="bot-message">
        {first.opensAtMs ? `${words.back} ${opening(first)}.` : words.choose}
      </p>
      {(ways[1] || !first.opensAtMs) && (
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
          <div className="rows">
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
                  <ChevronIcon />
                </WayButton>
              );
            })}
          </div>
        </div>
      )}
    </>
  );
}
