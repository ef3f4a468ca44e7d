import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { helpWords } from '../../embed/languages/help-page.ts';
import { defaultLanguage, languageCodes } from '../../embed/languages/names.ts';
import { createApp } from '../app.ts';
import { createEntryUses } from '../auth/entry-uses.ts';
import { packageRoot } from '../config/package-root.ts';
import type { PublicNotice } from '../contract/announcements.ts';
import { helpPath } from '../contract/help-address.ts';
import type { Database } from '../db/database.ts';
import { websiteSettings } from '../db/schema.ts';
import { createSeenOrigins } from '../embedding/seen-origins.ts';
import { createInsightSums } from '../insights/insight-sums.ts';
import { createLog } from '../operations/log.ts';
import { createMetrics } from '../operations/metrics.ts';
import { loadPages } from '../pages/load-pages.ts';
import { createResponseCache } from '../response-cache/response-cache.ts';
import { CommandError } from './command.ts';
import { findAddresses } from './find-addresses.ts';

export interface SnapshotOptions {
  websiteId: number;
  folder: string;
  publicOrigin: string | undefined;
}

/**
 * Writes what visitors of a website read as files: it requests the product's own addresses, and those that are in what it
 * gets.
 *
 * @returns the number of files.
 */
export async function writeSnapshot(db: Database, options: SnapshotOptions): Promise<number> {
  const { websiteId, folder, publicOrigin } = options;
  const { origin, stop } = await serveOnce(db, await noticeFor(db, websiteId), publicOrigin);
  try {
    const waiting = startAddresses(websiteId);
    const seen = new Set(waiting);
    const files = new Set<string>();
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const response = await fetch(origin + address, { redirect: 'manual' });
      if (address === `/faqs/${websiteId}` && response.status === 404)
        throw new CommandError(`There is no website ${websiteId}.`);
      if (response.status >= 500)
        throw new CommandError(
          `${address} has status ${response.status}: the copy is not complete.`,
        );
      // A help page that is off is redirected, and one that is not listed has no sitemap.
      if (!response.ok) continue;
      const body = Buffer.from(await response.arrayBuffer());
      const type = response.headers.get('content-type') ?? '';
      const file = fileOf(address);
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, type.includes('json') ? withoutTags(body) : body);
      files.add(file);
      for (const found of findAddresses(body, type, [origin, publicOrigin ?? origin])) {
        if (seen.has(found)) continue;
        seen.add(found);
        waiting.push(found);
      }
    }
    return files.size;
  } finally {
    await stop();
  }
}

/** What a bot and a browser request without a link to it. */
function startAddresses(id: number): string[] {
  const languages = languageCodes.filter((code) => code !== defaultLanguage);
  return [
    `/faqs/${id}`,
    `/faqs/${id}/words`,
    `/websites/${id}/livechat`,
    `/websites/${id}/bot`,
    ...languages.map((code) => `/websites/${id}/bot/${code}`),
    `/faq-chatbot.js?website=${id}`,
    `/mobilefaq?website-id=${id}`,
    helpPath(id),
    `${helpPath(id)}/sitemap.xml`,
    '/robots.txt',
  ];
}

/** An address without an extension may have others below it, so it is the index of a folder. */
function fileOf(address: string): string {
  const { pathname } = new URL(address, 'http://localhost');
  return extname(pathname) === '' ? join(pathname, 'index.html') : pathname;
}

/** As `index.html`, JSON is sent as a page: a text in it must not become markup. */
function withoutTags(json: Buffer): string {
  return json.toString().replaceAll('<', '\\u003c');
}

/** What a copy says instead of announcements, which would stay after their end. */
async function noticeFor(db: Database, websiteId: number): Promise<PublicNotice> {
  const [row] = await db.read
    .select({ appearance: websiteSettings.appearance })
    .from(websiteSettings)
    .where(eq(websiteSettings.websiteId, websiteId));
  const lang = row?.appearance?.lang ?? null;
  const now = new Date();
  const day = now.toLocaleDateString(lang ?? defaultLanguage, {
    dateStyle: 'long',
    timeZone: 'Asia/Jakarta',
  });
  const until = '9999-12-31T00:00:00.000Z';
  return { text: helpWords(lang).snapshot(day), from: now.toISOString(), until };
}

/** Runs the server on a loopback port. Nothing is written: its sums are never stored, and nobody knows its secret. */
async function serveOnce(
  db: Database,
  snapshotNotice: PublicNotice,
  publicOrigin: string | undefined,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const log = createLog('error', process.stderr);
  const secret = randomBytes(32).toString('hex');
  // Without `publicUrl`: the script of a copy asks the host that it was loaded from.
  const pages = loadPages({ root: packageRoot, secure: false });
  const app = createApp({
    db,
    pages,
    secret,
    clientIp: { source: 'socket', trustedProxies: [] },
    embedOrigins: 'any',
    chatService: undefined,
    publicOrigin,
    log,
    metrics: createMetrics(),
    responseCache: createResponseCache(),
    insights: createInsightSums(db, secret, log.error),
    seenOrigins: createSeenOrigins({
      db,
      build: pages.build,
      publicOrigin,
      findIp: () => undefined,
      logError: log.error,
    }),
    entryUses: createEntryUses(db, log.error),
    snapshotNotice,
  });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    await closed;
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}
