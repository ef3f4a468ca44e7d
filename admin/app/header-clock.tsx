import { shellCopy } from '../copy/shell.ts';
import { clock } from '../format/clock.ts';
import { useNow } from './use-now.ts';

/** How often the clock updates (spec, section 9). */
const clockMs = 1000;

export function HeaderClock() {
  const now = useNow(clockMs);
  const { day, time } = clock(now);
  return (
    // A `time` element is not announced by screen readers, which a ticking clock must not be.
    <time
      dateTime={now.toISOString()}
      title={shellCopy.clock}
      className="tabular flex gap-2 text-12 whitespace-nowrap text-muted md:text-13"
    >
      <span className="hidden xl:inline">{day}</span>
      <span className="font-medium text-text">{time}</span>
    </time>
  );
}
