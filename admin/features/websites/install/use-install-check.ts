import { useEffect, useState } from 'react';
import type { SeenOrigin } from '../../../../api/contract/embedding.ts';
import { useSeenOrigins } from '../data/origin-queries.ts';

const checkMs = 5 * 60_000;

export type InstallCheck =
  | { state: 'idle' }
  | { state: 'timed-out' }
  | { state: 'waiting'; before: readonly SeenOrigin[] }
  | { state: 'found'; seen: SeenOrigin; at: Date };

/** Waits up to five minutes for the next load of a website's bot. */
export function useInstallCheck(websiteId: number) {
  const [check, setCheck] = useState<InstallCheck>({ state: 'idle' });
  const isWaiting = check.state === 'waiting';
  const query = useSeenOrigins(websiteId, isWaiting);
  const { data } = query;

  useEffect(() => {
    if (check.state !== 'waiting') return;
    const seen = data?.find((origin) => isNewSighting(origin, check.before));
    if (seen !== undefined) setCheck({ state: 'found', seen, at: new Date() });
  }, [check, data]);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setCheck({ state: 'timed-out' }), checkMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return {
    check,
    query,
    /** Rejects if the origins seen so far cannot be loaded. */
    async start(): Promise<void> {
      const { data: before } = await query.refetch({ throwOnError: true });
      setCheck({ state: 'waiting', before: before ?? [] });
    },
    stop: () => setCheck({ state: 'idle' }),
  };
}

/** Whether the bot was loaded or refused at this origin since `before`. */
function isNewSighting(now: SeenOrigin, before: readonly SeenOrigin[]): boolean {
  const known = before.find(({ origin }) => origin === now.origin);
  return (
    known === undefined ||
    known.last_on !== now.last_on ||
    known.loads !== now.loads ||
    known.refused_on !== now.refused_on
  );
}
