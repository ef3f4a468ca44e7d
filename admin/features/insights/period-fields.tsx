import { insightsCopy as copy } from '../../copy/insights.ts';
import { ChoiceButtons } from '../../ui/form/choice-buttons.tsx';
import { DayFilter } from '../../ui/form/day-filter.tsx';
import { presets } from './period.ts';
import { usePeriod } from './use-period.ts';

const own = 'own';
const choices = [
  ...presets.map((days) => ({ value: `${days}`, label: copy.preset(days) })),
  { value: own, label: copy.ownDays },
];

/** Chooses the period of the dashboard. */
export function PeriodFields() {
  const { period, choosePreset, chooseDays } = usePeriod();
  const { from, to, preset, error } = period;
  return (
    <div className="grid gap-3">
      <ChoiceButtons
        label={copy.period}
        choices={choices}
        value={preset === undefined ? own : `${preset}`}
        onChange={(chosen) => {
          const days = presets.find((each) => `${each}` === chosen);
          if (days === undefined) chooseDays({ from, to });
          else choosePreset(days);
        }}
      />
      {preset === undefined && (
        <div className="grid gap-3 px-1 pb-1 sm:max-w-96 sm:grid-cols-2">
          <DayFilter
            label={copy.from}
            error={error === 'too-long' ? copy.errors[error] : undefined}
            value={from}
            onChange={(day) => day && chooseDays({ from: day, to })}
          />
          <DayFilter
            label={copy.to}
            error={error === 'reversed' || error === 'future' ? copy.errors[error] : undefined}
            value={to}
            onChange={(day) => day && chooseDays({ from, to: day })}
          />
        </div>
      )}
    </div>
  );
}
