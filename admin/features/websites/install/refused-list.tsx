import { useState } from 'react';
import { installsCopy as copy } from '../../../copy/installs.ts';
import { Button } from '../../../ui/button.tsx';
import { useSeenOrigins } from '../data/origin-queries.ts';
import { dayName } from './day-name.ts';
import { useAllowOrigin } from './use-allow-origin.ts';

interface RefusedListProps {
  websiteId: number;
  /** False if the mode for links only is chosen but not saved yet. */
  isEffective: boolean;
}

/** Lists the seen or refused origins that are not among the website's links. */
export function RefusedList({ websiteId, isEffective }: RefusedListProps) {
  const { data } = useSeenOrigins(websiteId);
  const { allow } = useAllowOrigin(websiteId);
  const [allowing, setAllowing] = useState<string>();
  const refused = (data ?? [])
    .filter(({ is_listed: isListed }) => !isListed)
    .sort((one, other) => (other.refused_on ?? '').localeCompare(one.refused_on ?? ''));
  if (refused.length === 0) return null;
  const now = new Date();
  const title = isEffective ? copy.refusedTitle : copy.refusedNext;

  const press = async (origin: string) => {
    setAllowing(origin);
    await allow(origin);
    setAllowing(undefined);
  };

  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="text-13 font-medium">{title}</h3>
      <p className="text-13 text-muted">{copy.refusedForgeable}</p>
      <ul className="rounded-control border border-line">
        {refused.map(({ origin, refused_on: refusedOn, last_on: lastOn }) => (
          <li
            key={origin}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 not-last:border-b not-last:border-line"
          >
            <div className="grid min-w-0 text-14">
              <span className="font-medium wrap-anywhere">{origin}</span>
              <span className="text-13 text-muted">
                {refusedOn === null
                  ? copy.notRefusedYet(dayName(lastOn, now))
                  : copy.refusedOn(dayName(refusedOn, now))}
              </span>
            </div>
            <Button
              size="sm"
              aria-label={copy.allowFor(origin)}
              pending={allowing === origin}
              onClick={() => press(origin)}
            >
              {copy.allow}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
