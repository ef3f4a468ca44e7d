import { RateLimiterMemory, RateLimiterRes, RateLimiterUnion } from 'rate-limiter-flexible';
import { createCounterKey } from '../http/counter-key.ts';
import { homeOf, type SenderIp } from '../http/senders.ts';
import { insightAddressLimit, insightDayLimit } from './insight-limits.ts';

/** Counts a report of an address, and returns whether it is within the limits. */
export type CountReport = (ip: SenderIp) => Promise<boolean>;

/** Limits reports by address, separately on each server: a shared limit would need a database write for each report. */
export function createReportLimits(secret: string): CountReport {
  const toKey = createCounterKey(secret, 'insights');
  const limiter = new RateLimiterUnion(
    ...[insightAddressLimit, insightDayLimit].map(
      ({ reports, seconds }) =>
        new RateLimiterMemory({
          points: reports,
          duration: seconds,
          keyPrefix: `insights-${seconds}`,
        }),
    ),
  );
  return async (ip) => {
    try {
      await limiter.consume(String(toKey(homeOf(ip))));
      return true;
    } catch (refused) {
      const isLimit = Object.values(refused ?? {}).some((it) => it instanceof RateLimiterRes);
      if (!isLimit) throw refused;
      return false;
    }
  };
}
