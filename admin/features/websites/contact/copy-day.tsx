import { useEffect, useId, useRef, useState } from 'react';
import { hoursCopy as copy } from '../../../copy/opening-hours.ts';
import { Button } from '../../../ui/button.tsx';

interface CopyDayProps {
  day: number;
  onCopy: (days: readonly number[]) => void;
  onClose: () => void;
}

/** Chooses the days that receive the hours of another day. */
export function CopyDay({ day, onCopy, onClose }: CopyDayProps) {
  const id = useId();
  const others = [1, 2, 3, 4, 5, 6, 7].filter((other) => other !== day);
  const [chosen, setChosen] = useState<readonly number[]>(others);
  const firstBox = useRef<HTMLInputElement>(null);
  useEffect(() => firstBox.current?.focus(), []);
  return (
    <fieldset className="grid gap-2 rounded-control bg-hover px-3 py-2">
      {/* A floating legend is laid out inside its fieldset. */}
      <legend className="float-left text-13 font-medium">
        {copy.copyTo(copy.days[day] ?? '')}
      </legend>
      <div className="flex flex-wrap gap-x-4">
        {others.map((other, index) => (
          <label
            key={other}
            htmlFor={`${id}-${other}`}
            className="inline-flex min-h-8 cursor-pointer items-center gap-2 text-13 coarse:min-h-11"
          >
            <input
              ref={index === 0 ? firstBox : undefined}
              id={`${id}-${other}`}
              type="checkbox"
              checked={chosen.includes(other)}
              onChange={({ target }) =>
                setChosen(
                  target.checked ? [...chosen, other] : chosen.filter((each) => each !== other),
                )
              }
              className="size-4 accent-accent"
            />
            {copy.days[other]}
          </label>
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button size="sm" disabled={chosen.length === 0} onClick={() => onCopy(chosen)}>
          {copy.copy}
        </Button>
      </div>
    </fieldset>
  );
}
