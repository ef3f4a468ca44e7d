import { shellCopy } from '../../copy/shell.ts';
import { clock } from '../../format/clock.ts';
import { useNow } from './use-now.ts';

/** How often the clock updates (spec, section 9). */
const clockMs = 1000;

export function HeaderClock() {
  const now = useNow(clockMs);
  const { day, time } = clock(now);
  return (
    // Screen readers must not announce the time every second: they do not announce changes of a `time` element.
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
