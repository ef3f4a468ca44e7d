import { useEffect, useState } from 'react';
import type { ChatStore } from '../../store.ts';
import { useChat } from '../chat-context.ts';
import { CloseIcon } from '../icons.tsx';

/** More would leave no room for the conversation. */
const shownMax = 3;

/**
 * The announcements that run and that the visitor has not closed. Screen readers read those of the first render as the
 * panel's description, and announce those that come later.
 */
export function Announcements({ id, onFocusLost }: { id: string; onFocusLost: () => void }) {
  const { store, copy, state, content } = useChat();
  const { notices } = state.bot;
  // Before the FAQs have loaded, only the visitor's own clock is known.
  const isTimeKnown = state.faqStatus !== 'loading';
  const [now, setNow] = useState(isTimeKnown ? timeOf(store) : '');
  useEffect(() => {
    if (!notices || !isTimeKnown) return;
    const update = () => setNow(timeOf(store));
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [store, notices, isTimeKnown]);
  const shown = (notices || []).filter(
    ({ text, from, until }) => from <= now && now < until && !state.closed.includes(text),
  );
  return (
    <div id={id} className="announcements" aria-live="polite">
      {shown.slice(-shownMax).map(({ text, link, from }) => (
        <div key={from + text} className="announcement">
          <p {...content}>
            {text}{' '}
            {link && (
              <a href={link} target="_blank" rel="noopener noreferrer">
                {copy.details}
              </a>
            )}
          </p>
          <button
            type="button"
            aria-label={copy.closeAnnouncement}
            onClick={() => {
              store.send({ type: 'announcement-closed', text });
              onFocusLost();
            }}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
    </div>
  );
}

/** The server's time in the form of the announcements' times. */
function timeOf(store: ChatStore): string {
  return new Date(store.now()).toISOString();
}
