import { useMemo } from 'react';
import { create } from 'zustand';
import { readItem, storeItem } from '../../../data/stored-item.ts';

/** What was pinned and copied on this device, of one website. */
interface CopiedFaqs {
  pinned: readonly number[];
  /** How often each FAQ was copied, by id. */
  times: Readonly<Record<number, number>>;
}

/** A copied FAQ is often copied from this number of times on. */
const oftenLeast = 2;
const oftenShown = 8;

/** A copy of localStorage: `{ 'copied:1': '{"pinned":[4],"times":{"9":3}}' }`. */
const useStored = create<Record<string, string>>(() => ({}));

/** The pinned FAQs of a website, then the ones that are copied often, without those. */
export function useCopiedFaqs(websiteId: number): { pinned: readonly number[]; often: number[] } {
  const key = keyOf(websiteId);
  const text = useStored((stored) => stored[key]) ?? readStored(key);
  return useMemo(() => {
    const { pinned, times } = parse(text);
    const often = Object.entries(times)
      .map(([id, count]) => ({ id: Number(id), count }))
      .filter(({ id, count }) => count >= oftenLeast && !pinned.includes(id))
      .sort((one, other) => other.count - one.count)
      .slice(0, oftenShown)
      .map(({ id }) => id);
    return { pinned, often };
  }, [text]);
}

export function togglePinned(websiteId: number, id: number): void {
  change(websiteId, ({ pinned, times }) => ({
    pinned: pinned.includes(id) ? pinned.filter((each) => each !== id) : [...pinned, id],
    times,
  }));
}

export function countCopied(websiteId: number, ids: readonly number[]): void {
  change(websiteId, ({ pinned, times }) => ({
    pinned,
    times: { ...times, ...Object.fromEntries(ids.map((id) => [id, (times[id] ?? 0) + 1])) },
  }));
}

function change(websiteId: number, edit: (before: CopiedFaqs) => CopiedFaqs): void {
  const key = keyOf(websiteId);
  // What another tab stored meanwhile must not be lost.
  const text = JSON.stringify(edit(parse(readStored(key))));
  useStored.setState({ [key]: text });
  storeItem('localStorage', key, text);
}

function parse(text: string): CopiedFaqs {
  try {
    const { pinned = [], times = {} } = JSON.parse(text);
    return { pinned, times };
  } catch {
    return { pinned: [], times: {} };
  }
}

function readStored(key: string): string {
  return readItem('localStorage', key) ?? '{}';
}

function keyOf(websiteId: number): string {
  return `copied:${websiteId}`;
}
