import { createHmac, randomBytes } from 'node:crypto';
import { sendersMax } from '../config/server-limits.ts';
import { jakartaDay } from '../contract/jakarta-day.ts';
import { networkOf } from './counter-key.ts';
import { createGrowingCache } from './growing-cache.ts';

/** A caller's address; undefined when it is not known. All unknown callers are one sender. */
export type SenderIp = string | undefined;

/** Providers give a home up to a /56. If each of its 256 networks /64 counted, one home would be many senders. */
const homePrefix = 56;
/** Some providers give a home a whole /48, and some carriers put many phones into one. */
const sitePrefix = 48;
/** All homes of one /48 together may add as much as three homes. */
export const homesPerSite = 3;

/** The network that counts as one sender. */
export function homeOf(ip: SenderIp): string {
  return ip === undefined ? 'unknown' : networkOf(ip, homePrefix);
}

/** What this server remembers of senders, so that one of them cannot count as many. */
export type Senders = ReturnType<typeof createSenders>;

type Period = 'day' | 'hour';

const nameOfPeriod: Readonly<Record<Period, () => string>> = {
  day: () => jakartaDay(new Date()),
  hour: () => new Date().toISOString().slice(0, 'YYYY-MM-DDTHH'.length),
};

/**
 * Remembers senders in memory, as hashes with a key that is made here and never stored or logged. At the end of a period
 * its hashes are deleted.
 */
export function createSenders() {
  const key = randomBytes(32);
  /** A number for a sender in one matter. In another matter, the same sender has another number. */
  const hash = (ip: SenderIp, matter: string) => hashNetwork(homeOf(ip), matter);
  const hashNetwork = (network: string, matter: string): number =>
    createHmac('sha256', key).update(`${network} ${matter}`).digest().readUIntBE(0, 6);

  /** A cache that is emptied at the end of the period. */
  function createMemory<Value extends object | true>(period: Period) {
    const memory = createGrowingCache<number, Value>(sendersMax);
    let current = '';
    return () => {
      const name = nameOfPeriod[period]();
      if (name !== current) memory.clear();
      current = name;
      return memory;
    };
  }

  return {
    hash,
    /** Creates a check whether a sender does something for the first time in a period. */
    createFirstCheck(period: Period) {
      const findMemory = createMemory<true>(period);
      return (ip: SenderIp, deed: string): boolean => {
        const memory = findMemory();
        const done = hash(ip, deed);
        const isFirst = memory.get(done) === undefined;
        memory.set(done, true);
        return isFirst;
      };
    },
    /** Creates a limit of the different things that a sender, and all senders of one /48, may add in a period. */
    createNewLimit({ things, period }: { things: number; period: Period }) {
      const findMemory = createMemory<Set<number>>(period);
      return (ip: SenderIp, thing: string): boolean => {
        const memory = findMemory();
        const limits = [{ network: homeOf(ip), max: things }];
        if (ip?.includes(':'))
          limits.push({ network: `site ${networkOf(ip, sitePrefix)}`, max: homesPerSite * things });
        const counts = limits.map(({ network, max }) => {
          const sender = hashNetwork(network, '');
          const added = memory.get(sender) ?? new Set();
          memory.set(sender, added);
          return { added, one: hashNetwork(network, thing), max };
        });
        if (counts.some(({ added, one, max }) => !added.has(one) && added.size >= max))
          return false;
        for (const { added, one } of counts) added.add(one);
        return true;
      };
    },
  };
}
