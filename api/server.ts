import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createAfterWrite } from './after-write.ts';
import { createApp } from './app.ts';
import { createAuditedDatabase } from './audit-log/audited-database.ts';
import { createCallerIp, ofVisitors } from './auth/client-ip.ts';
import { createFirstAdmin } from './auth/create-first-admin.ts';
import { createEntryUses } from './auth/entry-uses.ts';
import { resealSeeds } from './auth/factors/reseal-seeds.ts';
import { createSeedSeal } from './auth/factors/seal-seed.ts';
import { findPreviousSecret, findSecret } from './auth/load-secret.ts';
import { exitCodes } from './config/exit-codes.ts';
import { packageRoot } from './config/package-root.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { starterImagesFolder } from './db/seed/insert-starter-tree.ts';
import { seedDatabase } from './db/seed/seed.ts';
import { readBackupTime } from './db/sqlite/backup-time.ts';
import { createSeenOrigins } from './embedding/seen-origins.ts';
import { type Env, findMisspelledNames, parseEnv } from './env.ts';
import { createOwnHosts } from './help/own-hosts.ts';
import { responseHeaders } from './http/response-headers.ts';
import { createInsightSums } from './insights/insight-sums.ts';
import { connectionLimits, serverOptions } from './operations/connection-limits.ts';
import { cutConnections } from './operations/cut-connections.ts';
import { readFreeBytes, withRoomCheck } from './operations/disk-room.ts';
import { dropUnreadBody } from './operations/drop-unread-body.ts';
import { explainStartError, startErrorExitCode } from './operations/explain-start-error.ts';
import { createGracefulStop } from './operations/graceful-stop.ts';
import { startHousekeeping } from './operations/housekeeping.ts';
import { createLog } from './operations/log.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { refuseTwoHosts } from './operations/refuse-two-hosts.ts';
import { startScheduledReleases } from './operations/scheduled-releases.ts';
import { startMessage } from './operations/start-message.ts';
import { keepFormerFiles } from './pages/former-files.ts';
import { loadPages } from './pages/load-pages.ts';
import { invalidateWebsite } from './response-cache/invalidate-website.ts';
import { createResponseCache } from './response-cache/response-cache.ts';

const env = readEnv();
try {
  await start(env);
} catch (error) {
  fail(explainStartError(error, env), startErrorExitCode(error, env));
}

async function start(env: Env): Promise<void> {
  const secure = env.PUBLIC_URL?.startsWith('https:') ?? false;
  const hstsSubdomains = env.HSTS_SUBDOMAINS === 'yes';
  const pages = loadPages({
    root: packageRoot,
    secure,
    hstsSubdomains,
    ipLookupUrl: lookupUrl(env),
    publicUrl: env.PUBLIC_URL,
    offersGatePasskey: env.GATE_PASSKEY_HOURS !== undefined,
  });
  const log = createLog(env.LOG_LEVEL);
  const metrics = createMetrics();
  metrics.watchProcess();
  const db = await openServedDatabase(env, metrics);
  await seedDatabase(db, { mode: env.SEED, imagesFolder: starterImagesFolder });
  const responseCache = createResponseCache(metrics.countCacheLookUp);
  db.watchChanges({
    onChange: (websiteId) => void invalidateWebsite(db.read, responseCache, websiteId),
    onMissedChanges: () => responseCache.invalidate('all'),
  });
  const ownHosts = createOwnHosts({
    db,
    responseCache,
    publicOrigin: env.PUBLIC_URL,
    logError: log.error,
  });
  await ownHosts.load();
  const secret = findSecret(env);
  const insights = createInsightSums(db, secret, log.error);
  const clientIp = { source: env.CLIENT_IP_SOURCE, trustedProxies: env.TRUSTED_PROXIES };
  const seenOrigins = createSeenOrigins({
    db,
    build: pages.build,
    publicOrigin: env.PUBLIC_URL,
    findIp: createCallerIp(ofVisitors(clientIp), log.warn),
    logError: log.error,
  });
  const entryUses = createEntryUses(db, log.error);
  const previousSecret = findPreviousSecret(env);
  if (previousSecret !== undefined) await resealSeeds(db, createSeedSeal(secret, previousSecret));
  const headers = responseHeaders({ secure, hstsSubdomains });
  const findFormerFile = keepFormerFiles({
    folder: join(env.DATA_DIR, 'former-files'),
    files: pages.hashedFiles,
    headers,
    logError: log.error,
  });
  const app = createApp({
    db,
    pages,
    findFormerFile,
    secret,
    previousSecret,
    clientIp,
    embedOrigins: env.EMBED_ORIGINS,
    chatService: env.CHAT_SERVICE_URL,
    chatServiceToken: env.CHAT_SERVICE_TOKEN,
    publicOrigin: env.PUBLIC_URL,
    hstsSubdomains,
    gatePasskeyHours: env.GATE_PASSKEY_HOURS,
    log,
    metrics,
    responseCache,
    insights,
    seenOrigins,
    entryUses,
    ownHosts,
  });
  const gracefully = createGracefulStop(app.fetch, headers.every);
  let isStarted = false;
  const server = serve({
    fetch: (...args) =>
      isStarted ? gracefully.fetch(...args) : started.then(() => gracefully.fetch(...args)),
    createServer: refuseTwoHosts(headers.every),
    hostname: env.HOST,
    port: env.PORT,
    serverOptions: serverOptions(connectionLimits),
    // With the automatic cleanup, the server would close a connection after half a second while its client is still
    // sending. `dropUnreadBody` waits.
    autoCleanupIncoming: false,
  }) as Server;
  server.on('request', dropUnreadBody);
  cutConnections(server, connectionLimits, metrics.countCut);
  metrics.watchConnections(server);
  // Create the account after listening: the password is shown only once, and a failed start must not waste this.
  // Requests wait until it exists: otherwise the server would be ready, and refuse the right password.
  const started = listening(server, env).then(async (port) => ({
    port,
    firstAdmin: await createFirstAdmin(db, env.ADMIN_USERNAME, env.ADMIN_PASSWORD),
  }));
  const { port, firstAdmin } = await started;
  isStarted = true;
  console.log(startMessage(env, port, firstAdmin));
  const stopping = new AbortController();
  insights.start(stopping.signal);
  seenOrigins.start(stopping.signal);
  entryUses.start(stopping.signal);
  startHousekeeping(db, {
    signal: stopping.signal,
    ledgerDays: env.LEDGER_DAYS,
    logError: log.error,
  });
  startScheduledReleases(createAuditedDatabase(db, createAfterWrite(db, responseCache)), {
    signal: stopping.signal,
    logError: log.error,
    onOutcome: metrics.countPublication,
  });

  const stop = async (signal: NodeJS.Signals) => {
    log.info(`${signal}: stopping.`);
    stopping.abort();
    await gracefully.stop(server);
    await insights.write();
    await seenOrigins.write();
    await entryUses.write();
    await db.close();
    log.info('Stopped.');
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** Opens the database. SQLite also needs free space on its disk. */
async function openServedDatabase(env: Env, metrics: Metrics): Promise<Database> {
  const db = await openDatabase(env, 'serve');
  metrics.watchDatabase(db.countWaiting);
  if (env.DATABASE_URL !== undefined) return db;
  metrics.watchDisk(() => readFreeBytes(env.DATA_DIR));
  metrics.watchBackups(() => readBackupTime(env.DATA_DIR));
  return withRoomCheck(db, env.DATA_DIR);
}

function readEnv(): Env {
  for (const warning of findMisspelledNames(process.env)) console.error(`WARNING: ${warning}`);
  try {
    return parseEnv(process.env);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error), exitCodes.unusable);
  }
}

function fail(message: string, exitCode: number): never {
  console.error(message);
  process.exit(exitCode);
}

/** The port it listens on; the system chooses it when `PORT` is 0. */
async function listening(server: Server, { PORT }: Env): Promise<number> {
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : PORT;
}

function lookupUrl(env: Env): string | undefined {
  return env.CLIENT_IP_SOURCE === 'header' ? env.IP_LOOKUP_URL : undefined;
}
