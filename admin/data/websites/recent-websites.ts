import { useMemo } from 'react';
import { create } from 'zustand';
import { readWebsiteId } from '../../format/website-id.ts';
import { useSession } from '../session-store.ts';
import { readItem, storeItem } from '../stored-item.ts';

const recentMax = 5;

/**
 * The websites that each user chose, the latest first, as they are stored: `{ 'websites:7': '3,1,2' }`. It is a copy of
 * localStorage, so that a choice in another tab does not change the website of this one.
 */
export const useStoredWebsites = create<Record<string, string>>(() => ({}));

/** Ids of the websites that the user chose last, the latest first. A website of these may be deleted. */
export function useRecentWebsites(): readonly number[] {
  const key = useSession(({ userId }) => keyOf(userId));
  const text = useStoredWebsites((stored) => stored[key] ?? readStored(key));
  return useMemo(() => parse(text), [text]);
}

/** Like `useRecentWebsites`, for use outside of a component. */
export function readRecentWebsites(): readonly number[] {
  const key = keyOf(useSession.getState().userId);
  return parse(useStoredWebsites.getState()[key] ?? readStored(key));
}

/** Makes this website the last chosen one. */
export function rememberWebsite(id: number): void {
  const { userId } = useSession.getState();
  const recent = readRecentWebsites();
  if (userId === undefined || recent[0] === id) return;
  const text = [id, ...recent.filter((other) => other !== id)].slice(0, recentMax).join();
  useStoredWebsites.setState({ [keyOf(userId)]: text });
  storeItem('localStorage', keyOf(userId), text);
}

function readStored(key: string): string {
  return readItem('localStorage', key) ?? '';
}

function parse(text: string): readonly number[] {
  return text.split(',').flatMap((typed) => readWebsiteId(typed) ?? []);
}

function keyOf(userId: number | undefined): string {
  return `websites:${userId}`;
}
