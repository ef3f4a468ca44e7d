import { originRequestsMax, originWriteMs } from '../config/server-limits.ts';
import { jakartaDay } from '../contract/jakarta-day.ts';
import type { Database } from '../db/database.ts';
import { pageHeader } from './install-request.ts';
import { cutPath } from './page-origin.ts';
import { sumOrigins } from './sum-origins.ts';
import { writeOrigins } from './write-origins.ts';

/** The origins of the pages that load the bot, so where it is installed. */
export interface SeenOrigins {
  /**
   * Counts a visitor's request that was successful. Called for every cached read, so it only changes a map.
   *
   * @param address path and query of the request.
   * @param findHeader reads a header of the request, by its name in lower case.
   */
  note(address: string, findHeader: (name: string) => string | undefined): void;
  /** Notes that the pages of an origin may not use a website's bot. */
  noteRefusal(websiteId: number, origin: string): void;
  /**
   * Writes the noted requests and refusals. Called every `originWriteMs`, before a read, and once more before the
   * server stops.
   */
  write(): Promise<void>;
  /** Writes regularly until the signal is aborted. */
  start(signal: AbortSignal): void;
}

export interface SeenOriginsOptions {
  db: Database;
  /** The server's own build of the script. */
  build: string;
  /** Our public origin. Its pages are not counted. */
  publicOrigin: string | undefined;
  logError: (error: Error) => void;
}

/** Longer addresses are not counted; the script sends none. */
const addressMaxLength = 200;
const headerMaxLength = 2000;

export function createSeenOrigins(options: SeenOriginsOptions): SeenOrigins {
  const { db, build, publicOrigin, logError } = options;
  /** The number of requests, by address and origin of the page. */
  let requests = new Map<string, number>();
  /** Website ids and origins that were refused. */
  let refusals = new Set<string>();
  let writing = Promise.resolve();

  async function writeOnce(): Promise<void> {
    if (requests.size === 0 && refusals.size === 0) return;
    const sums = sumOrigins(requests, refusals, { build, publicOrigin });
    requests = new Map();
    refusals = new Set();
    try {
      await db.write((tx) => writeOrigins(tx, sums, { build, day: jakartaDay(new Date()) }));
    } catch (error) {
      // Drop the counts: otherwise the memory would grow while the database is not writable.
      logError(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Runs one write after another. */
  function write(): Promise<void> {
    writing = writing.then(writeOnce);
    return writing;
  }

  return {
    note(address, findHeader) {
      const header = pageHeader(address);
      if (header === undefined || address.length > addressMaxLength) return;
      const page = findHeader(header);
      if (page === undefined || page.length > headerMaxLength) return;
      const origin = cutPath(page);
      // Ignore our own pages, for which browsers send only a `Referer` and no `Origin`.
      if (header === 'referer' && origin.endsWith(`//${findHeader('host')}`)) return;
      const key = `${address} ${origin}`;
      const count = requests.get(key);
      if (count !== undefined || requests.size < originRequestsMax) {
        requests.set(key, (count ?? 0) + 1);
      }
    },
    noteRefusal(websiteId, origin) {
      if (origin.length <= headerMaxLength && refusals.size < originRequestsMax) {
        refusals.add(`${websiteId} ${origin}`);
      }
    },
    write,
    start(signal) {
      const timer = setInterval(write, originWriteMs).unref();
      signal.addEventListener('abort', () => clearInterval(timer), { once: true });
    },
  };
}
