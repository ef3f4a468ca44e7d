import { useChat } from '../chat-context.ts';
import { useHoursLine } from '../ways/use-hours-line.ts';

/** A longer greeting is shown in smaller letters. */
const shortGreeting = 90;

/** The greeting above the first menu, and until when or from when people can be reached. */
export function HomeGreeting() {
  const { copy, settings, state } = useChat();
  const { hint } = copy[settings.mode];
  const hours = useHoursLine();
  // Without questions there is no field to ask in.
  if (state.faqStatus === 'failed' || state.faqStatus === 'refused') return null;
  return (
    <div className="hero">
      <p className={hint.length > shortGreeting ? undefined : 'greeting'}>{hint}</p>
      {hours && <p className="hours">{hours}</p>}
    </div>
  );
}
