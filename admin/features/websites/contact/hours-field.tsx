import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type OpeningHours, timeZones } from '../../../../api/contract/bot/contact.ts';
import { hoursCopy as copy } from '../../../copy/opening-hours.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceButtons } from '../../../ui/form/choice-buttons.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { ClosedDaysField } from './closed-days-field.tsx';
import { DaySpans } from './day-spans.tsx';
import { describeNow } from './describe-now.ts';
import { findHoursError, usualHours } from './hours-edits.ts';

interface HoursFieldProps {
  /** `null` means always open. */
  value: OpeningHours | null;
  onChange: (hours: OpeningHours | null) => void;
  error: string | undefined;
  /** The hours of the other channels, which can be copied. */
  others: readonly { name: string; hours: OpeningHours }[];
}

const choices = [
  { value: 'always', label: copy.always },
  { value: 'limited', label: copy.limited },
] as const;

const days = [1, 2, 3, 4, 5, 6, 7];

/** The opening hours: the spans of each weekday, and closed days. */
export function HoursField({ value, onChange, error, others }: HoursFieldProps) {
  // Remember the hours, so that they are not lost when the user chooses 'always' and then 'limited' again.
  const [latest, setLatest] = useState(value ?? usualHours);
  const change = (hours: OpeningHours) => {
    setLatest(hours);
    onChange(hours);
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="text-13 font-medium">{copy.hours}</span>
        <ChoiceButtons
          label={copy.hours}
          choices={choices}
          value={value === null ? 'always' : 'limited'}
          onChange={(choice) => onChange(choice === 'always' ? null : latest)}
        />
      </div>
      {others.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {others.map(({ name, hours }) => (
            <Button
              key={name}
              size="sm"
              tone="ghost"
              Icon={Copy}
              onClick={() => change(structuredClone(hours))}
            >
              {copy.copyFrom(name)}
            </Button>
          ))}
        </div>
      )}
      {value && (
        <>
          <OpenNow hours={value} />
          <div className="max-w-64">
            <Select
              label={copy.zone}
              options={zones}
              value={value.zone}
              onChange={(zone) => change({ ...value, zone })}
            />
          </div>
          <ul className="grid divide-y divide-line border-y border-line">
            {days.map((day) => (
              <DaySpans key={day} day={day} hours={value} onChange={change} />
            ))}
          </ul>
          <ClosedDaysField
            closed={value.closed}
            onChange={(closed) => change({ ...value, closed })}
          />
        </>
      )}
      {error !== undefined && (
        // Focusable, because the hours consist of many inputs and none of them has the error.
        <p tabIndex={-1} data-invalid role="alert" className="text-12 text-danger outline-none">
          {error}
        </p>
      )}
    </div>
  );
}

const zones = (Object.keys(timeZones) as (keyof typeof timeZones)[]).map((zone) => ({
  value: zone,
  label: copy.zones[zone],
}));

/** Shows whether the channel would be open now. */
function OpenNow({ hours }: { hours: OpeningHours }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  if (findHoursError(hours) !== undefined) return null;
  return <p className="text-13 text-muted">{describeNow(hours, now)}</p>;
}
