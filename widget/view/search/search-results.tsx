import { useLayoutEffect, useRef } from 'react';
import type { FaqMatch } from '../../flow/search/faq-search.ts';
import type { SmallTalk } from '../../flow/search/small-talk.ts';
import { useChat } from '../chat-context.ts';
import { HandoverButton } from '../ways/handover-button.tsx';
import { useHoursLine } from '../ways/use-hours-line.ts';
import { Excerpt } from './excerpt.tsx';

interface SearchResultsProps {
  id: string;
  /** What the visitor has typed. */
  text: string;
  /** Sure matches first. */
  matches: readonly FaqMatch[];
  smallTalk: SmallTalk | undefined;
  isHumanAsked: boolean;
  activeAt: number;
  onChoose: (id: number) => void;
  /** Called when the conversation shows the ways to a human. */
  onAsk: () => void;
}

/** With a lower score of the best match, the right answer is rarely among the matches. */
const lowScore = 0.4;

/** Shows the matches, the suggestions, and the button for a human unless a match is sure. */
export function SearchResults({
  id,
  text,
  matches,
  smallTalk,
  isHumanAsked,
  activeAt,
  onChoose,
  onAsk,
}: SearchResultsProps) {
  const { copy, settings, content } = useChat();
  const list = useRef<HTMLDivElement>(null);
  const sureCount = matches.filter(({ isSure }) => isSure).length;
  const [best] = matches;
  const isHumanFirst = isHumanAsked || !best || best.score < lowScore;
  const hours = useHoursLine();
  const human = (
    <HandoverButton className="secondary" label={copy.customerService} text={text} onAsk={onAsk} />
  );

  useLayoutEffect(() => {
    // Scroll in the next frame, which computes the layout anyway. Scrolling now would delay each key.
    const frame = requestAnimationFrame(() => {
      const box = list.current;
      const active = box?.querySelector<HTMLElement>('[aria-selected="true"]');
      if (!box || !active) return;
      // Do not use `scrollIntoView`, which may also scroll the page.
      const { offsetTop, offsetHeight } = active;
      const lowest = offsetTop + offsetHeight - box.clientHeight;
      box.scrollTop = Math.max(lowest, Math.min(offsetTop, box.scrollTop));
    });
    return () => cancelAnimationFrame(frame);
  });

  const option = ({ faq }: FaqMatch, at: number) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox.
    <div
      key={faq.id}
      id={`${id}${at}`}
      className="found"
      part="option"
      role="option"
      aria-selected={at === activeAt}
      onClick={() => onChoose(faq.id)}
    >
      <span {...content}>{faq.question}</span>
      {faq.answer && !smallTalk && <Excerpt answer={faq.answer} text={text} />}
    </div>
  );

  return (
    <div className="results">
      <p className={matches.length > 0 && !smallTalk ? 'unseen' : 'none'} role="status">
        {said()}
      </p>
      {isHumanFirst && human}
      {matches.length > 0 && (
        <div ref={list} id={id} role="listbox" aria-label={copy.options}>
          {matches.slice(0, sureCount).map(option)}
          {sureCount < matches.length && (
            // biome-ignore lint/a11y/useSemanticElements: part of a listbox, not of a form.
            <div role="group" aria-label={copy.ask.maybe}>
              <div className="maybe" aria-hidden="true">
                {copy.ask.maybe}
              </div>
              {matches.slice(sureCount).map((match, at) => option(match, sureCount + at))}
            </div>
          )}
        </div>
      )}
      {!isHumanFirst && sureCount === 0 && (
        <>
          <p className="maybe">
            {copy.ask.other} {hours}
          </p>
          {human}
        </>
      )}
    </div>
  );

  function said(): string {
    if (smallTalk === 'thanks') return copy.notices.thanks;
    if (smallTalk) return copy[settings.mode].hint;
    return matches.length > 0 ? `${matches.length} ${copy.ask.count}` : copy.ask.none;
  }
}
