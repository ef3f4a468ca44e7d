import { insightDays } from '../../../api/contract/limits.ts';
import { addDays, readDay } from '../../format/day.ts';

/** A period of days in Jakarta, both ends included. */
export interface Period {
  from: string;
  to: string;
}

/** The period in the URL. */
export interface ChosenPeriod extends Period {
  /** The number of days up to today; undefined if the user chose the days. */
  preset: PresetDays | undefined;
  /** Why the period has no figures. */
  error: 'reversed' | 'too-long' | 'future' | undefined;
}

export const presets = [7, 30, 90] as const;
export type PresetDays = (typeof presets)[number];
const usualPreset = 30;

/** Reads the period from `?days=7` or `?from=2026-11-01&to=2026-11-22`; otherwise the last 30 days. */
export function readPeriod(params: URLSearchParams, today: string): ChosenPeriod {
  const from = readDay(params.get('from'));
  const to = readDay(params.get('to'));
  if (from !== undefined && to !== undefined)
    return { from, to, preset: undefined, error: errorOf({ from, to }, today) };
  const preset = presets.find((days) => `${days}` === params.get('days')) ?? usualPreset;
  return { from: addDays(today, 1 - preset), to: today, preset, error: undefined };
}

/** Returns the period of equal length directly before. Undefined if some of its days are no longer stored. */
export function periodBefore({ from, to }: Period, today: string): Period | undefined {
  const before = { from: addDays(from, -countDays({ from, to })), to: addDays(from, -1) };
  return before.from < addDays(today, -insightDays) ? undefined : before;
}

export function countDays({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}

function errorOf(period: Period, today: string): ChosenPeriod['error'] {
  if (period.to < period.from) return 'reversed';
  // Future days would look like days without visitors.
  if (period.to > today) return 'future';
  return countDays(period) - 1 > insightDays ? 'too-long' : undefined;
}
