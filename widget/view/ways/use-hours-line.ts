import { useEffect, useState } from 'react';
import { nextOpening } from '../../flow/opening-hours.ts';
import { type Way, waysOf } from '../../flow/ways.ts';
import { useChat } from '../chat-context.ts';
import { formatOpening, formatTime } from './format-opening.ts';

const minuteMs = 60_000;

/** Until when people can be reached, or when they are back. Undefined if they can always be reached. */
export function useHoursLine(): string | undefined {
  const { store, copy, settings, state } = useChat();
  const [, setMinute] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinute((minute) => minute + 1), minuteMs);
    return () => clearInterval(timer);
  }, []);
  const [first, ...others] = waysOf(state, store.now());
  if (!first) return undefined;
  const { language } = settings;
  if (first.opensAtMs) return `${copy.ways.back} ${formatOpening(first, copy, language)}.`;
  const open = [first, ...others.filter(({ opensAtMs }) => !opensAtMs)];
  if (!open.every(closes)) return undefined;
  const last = open.reduce((a, b) => (b.closesOn > a.closesOn ? b : a));
  return `${copy.ways.until} ${formatTime(last.closesOn, last, language)}.`;
}

/** Whether an open way has an end, and does not open again at the same time. */
export function closes({ hours, closesOn }: Way): boolean {
  return (
    hours !== undefined &&
    nextOpening(hours, closesOn.getTime() - hours.offset * minuteMs).opensAtMs > 0
  );
}
