import { useQuery } from '@tanstack/react-query';
import type { Announcement } from '../../api/contract/announcements.ts';
import { api, readFrom } from './api-client.ts';

export const announcementsKey = ['announcements'] as const;

/** The announcements that run or are coming. */
export function useAnnouncements() {
  return useQuery({
    queryKey: announcementsKey,
    queryFn: readFrom(api.api.notices.$get, {}),
  });
}

export function isRunning({ from, until }: Announcement): boolean {
  const now = new Date().toISOString();
  return from <= now && now < until;
}
