import { type Context, Hono } from 'hono';
import { createAfterWrite } from './after-write.ts';
import { findNotices } from './announcements/announcement-queries.ts';
import { announcementRoutes } from './announcements/announcement-routes.ts';
import type { Area } from './area.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { warningRoutes } from './audit/warning-routes.ts';
import { createAuditedDatabase } from './audit-log/audited-database.ts';
import { gatePasskeyLimit } from './auth/auth-limits.ts';
import { authRoutes } from './auth/auth-routes.ts';
import {
  type ClientIpOptions,
  createClientIp,
  createProxyCheck,
  type FindClientIp,
  ofVisitors,
} from './auth/client-ip.ts';
import type { EntryUses } from './auth/entry-uses.ts';
import { createCheckFactor } from './auth/factors/check-factor.ts';
import { createPasskeys } from './auth/factors/passkeys.ts';
import { createPasskeysAt } from './auth/factors/passkeys-at.ts';
import { createSeedSeal } from './auth/factors/seal-seed.ts';
import { createTotpFactor } from './auth/factors/totp-factor.ts';
import { createGateChallenges } from './auth/gate-passkey/gate-challenges.ts';
import { gatePasskeyRoutes } from './auth/gate-passkey/gate-passkey-routes.ts';
import { createGuard } from './auth/guard.ts';
import { isListed } from './auth/ip-gate.ts';
import { limitHsts } from './auth/limit-hsts.ts';
import { createAdmitMachine } from './auth/machines/admit-machine.ts';
import { createRequireProofOf } from './auth/require-proof-of.ts';
import { rightsRoutes } from './auth/rights/rights-routes.ts';
import { createSessions } from './auth/sessions.ts';
import { createDeviceCookies } from './auth/sign-in/device-cookies.ts';
import { createFinishSignIn } from './auth/sign-in/finish-sign-in.ts';
import { createPendingSignIns } from './auth/sign-in/pending-sign-ins.ts';
import { createSignInDelays } from './auth/sign-in/sign-in-delays.ts';
import { signInRoutes } from './auth/sign-in/sign-in-routes.ts';
import type { PublicNotice } from './contract/announcements.ts';
import type { PublicBot } from './contract/bot/public-bot.ts';
import type { EmbedMode } from './contract/embedding.ts';
import type { Database } from './db/database.ts';
import { findStorageErrorKind } from './db/storage-error.ts';
import { type CorsPolicy, createCorsPolicy } from './embedding/cors-policy.ts';
import { installRoutes } from './embedding/install-routes.ts';
import type { SeenOrigins } from './embedding/seen-origins.ts';
import { bulkRoutes } from './faqs/bulk-routes.ts';
import { copyRoutes } from './faqs/copy-routes.ts';
import { findImage } from './faqs/faq-queries.ts';
import { faqRoutes } from './faqs/faq-routes.ts';
import { findMissingWords } from './faqs/fill-words/word-queries.ts';
import { wordRoutes } from './faqs/fill-words/word-routes.ts';
import { keywordRoutes } from './faqs/keyword-routes.ts';
import { publicFaqRoutes } from './faqs/public-faq-routes.ts';
import { previewRoutes } from './faqs/publishing/preview-routes.ts';
import { findPublicTree } from './faqs/publishing/public-tree.ts';
import { publishingRoutes } from './faqs/publishing/publishing-routes.ts';
import { switchPublishing } from './faqs/publishing/switch-publishing.ts';
import { libraryRoutes, sharedRoutes } from './faqs/shared/shared-routes.ts';
import { transferRoutes } from './faqs/transfer/transfer-routes.ts';
import { versionRoutes } from './faqs/version-routes.ts';
import { helpRoutes } from './help/help-routes.ts';
import { createFindPath, type OwnHosts } from './help/own-hosts.ts';
import { findPhonePageHead } from './help/phone-page-head.ts';
import type { AppEnv } from './http/app-env.ts';
import { createAttemptLimit } from './http/attempt-limit.ts';
import { callerOf } from './http/caller.ts';
import { createErrorHandler } from './http/errors.ts';
import { type ResponseHeaders, responseHeaders } from './http/response-headers.ts';
import { makeCreateOnce } from './idempotency/create-once.ts';
import { createUploadSlots } from './images/upload-slots.ts';
import { findFaqFigures } from './insights/faq-figures.ts';
import { insightReportRoutes, insightRoutes } from './insights/insight-routes.ts';
import type { InsightSumsStore } from './insights/insight-sums.ts';
import { createReportReceiver, type ReceiveReport } from './insights/report-receiver.ts';
import { unansweredRoutes } from './insights/unanswered-routes.ts';
import { linkRoutes } from './links/link-routes.ts';
import { machineRoutes, ownMachineRoutes } from './machines/machine-routes.ts';
import { type ApiDocument, describeApi } from './openapi/describe-api.ts';
import { openApiRoutes } from './openapi/openapi-routes.ts';
import { createRequestIds, type FindRequestId } from './operations/find-request-id.ts';
import type { Log } from './operations/log.ts';
import type { Metrics } from './operations/metrics.ts';
import { operationsRoutes } from './operations/operations-routes.ts';
import { listRoutes } from './operations/route-name.ts';
import { watchRequests } from './operations/watch-requests.ts';
import type { FindFormerFile } from './pages/former-files.ts';
import type { Pages } from './pages/load-pages.ts';
import { createNotFound } from './pages/not-found.ts';
import { adminForNavigation, pageRoutes } from './pages/page-routes.ts';
import { createPhonePage } from './pages/phone-page.ts';
import { createFindPage } from './pages/public-pages.ts';
import { createWebsiteScript } from './pages/website-script.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import type { ResponseCache } from './response-cache/response-cache.ts';
import { restorers } from './restorers.ts';
import { securityRoutes } from './security/security-routes.ts';
import { createChatServiceSource } from './tickets/chat-service-source.ts';
import { countAttempts } from './tickets/count-attempts.ts';
import { createLedgerSource } from './tickets/ledger-source.ts';
import { chatServiceTimeoutMs } from './tickets/ticket-limits.ts';
import { ticketRoutes } from './tickets/ticket-routes.ts';
import type { TicketSource } from './tickets/ticket-source.ts';
import { accessRoutes } from './users/access-routes.ts';
import { userRoutes } from './users/user-routes.ts';
import { findDefaultGreeting, findPublicBot } from './websites/public-bot.ts';
import { settingsRoutes } from './websites/settings-routes.ts';
import { visitorRoutes } from './websites/visitor-routes.ts';
import { websiteRoutes } from './websites/website-routes.ts';
import { writeWords } from './websites/website-settings.ts';
import { whitelistRoutes } from './whitelists/whitelist-routes.ts';

export interface AppDeps {
  db: Database;
  pages: Pages;
  /** Files of other builds; undefined when they are not kept. */
  findFormerFile?: FindFormerFile | undefined;
  /** Secret that signs the token cookie. */
  secret: string;
  /** The secret before the last rotation: what was encrypted with it can still be read. */
  previousSecret?: string | undefined;
  clientIp: ClientIpOptions;
  embedOrigins: EmbedMode;
  /** Origin of the separate chat service that has the tickets; undefined means the embedded ledger. */
  chatService: string | undefined;
  /** Bearer token that we send to the chat service. */
  chatServiceToken?: string | undefined;
  /** Our public origin, such as `https://faq.example.com`. When undefined, each request's own host is used. */
  publicOrigin: string | undefined;
  /** Whether HSTS also covers the subdomains of our host. */
  hstsSubdomains?: boolean | undefined;
  /** Hours for which a passkey lists its address; undefined when it cannot. */
  gatePasskeyHours?: number | undefined;
  log: Log;
  metrics: Metrics;
  /** Cache of visitors' responses and images. */
  responseCache: ResponseCache;
  /** Sums of what visitors did. */
  insights: InsightSumsStore;
  /** Origins of the pages that load the bot. */
  seenOrigins: SeenOrigins;
  /** Days on which the entries of the whitelist were used. */
  entryUses: EntryUses;
  /** The own hosts of websites; undefined where they are not served. */
  ownHosts?: OwnHosts | undefined;
  /** Set for a copy that answers without a server: it says this instead of announcements, and counts nothing. */
  snapshotNotice?: PublicNotice | undefined;
}

/** The type of the API, for the admin's typed client. */
export type AppType = ReturnType<typeof createApi>;

const botSources = { findPublicTree, findFigures: findFaqFigures };

/** The whole server except for the port. */
export function createApp(deps: AppDeps) {
  const { log, metrics, clientIp } = deps;
  const { ownHosts = { find: () => undefined } } = deps;
  const app = new Hono<AppEnv>({ getPath: createFindPath(ownHosts) });
  const headers = responseHeaders({
    secure: isSecure(deps.publicOrigin),
    hstsSubdomains: deps.hstsSubdomains,
  });
  const findClientIp = createClientIp(clientIp, log.warn);
  const findVisitorIp = createClientIp(ofVisitors(clientIp), log.warn);
  const findRequestId = createRequestIds(createProxyCheck(clientIp));
  app.use(
    watchRequests({
      log,
      metrics,
      findClientIp,
      findRequestId,
      onCachedRead: (c) => noteRead(deps.seenOrigins, c),
      headers: headers.every,
    }),
  );
  if (deps.hstsSubdomains && deps.publicOrigin) app.use(limitHsts(deps.publicOrigin));
  const { read } = deps.db;
  const { snapshotNotice } = deps;
  const findShownNotices: typeof findNotices = async (...args) =>
    snapshotNotice
      ? { notices: [snapshotNotice], changesAt: undefined }
      : await findNotices(...args);
  const findBot = async (id: number, language?: string) => {
    const found = await findPublicBot(read, id, botSources, language);
    const bot = found && snapshotNotice ? withoutCounting(found) : found;
    const { notices } = await findShownNotices(read, id);
    return bot && notices.length > 0 ? { ...bot, notices } : bot;
  };
  const findBotChange = async (id: number) => (await findShownNotices(read, id)).changesAt;
  const bots = { findBot, findBotChange };
  const corsPolicy = createCorsPolicy({
    db: deps.db,
    preset: deps.embedOrigins,
    publicOrigin: deps.publicOrigin,
    onRefused: (website, origin, c) => deps.seenOrigins.noteRefusal(website, origin, callerOf(c)),
  });
  const receiveReport = createReportReceiver({
    sums: deps.insights,
    findClientIp: findVisitorIp,
    secret: deps.secret,
    onRefused: () => metrics.countRefusal('insights-address'),
  });
  const describe = () => describeApi(app.routes);
  const ofCallers = { findClientIp, findVisitorIp, findRequestId };
  app.route(
    '/',
    createApi(deps, { ...ofCallers, headers, corsPolicy, receiveReport, describe, ...bots }),
  );
  const asksForPasskey = async (c: Context) =>
    deps.gatePasskeyHours !== undefined && !(await isListed(read, findClientIp(c)));
  const findPage = createFindPage(deps.pages, deps.db, asksForPasskey);
  const sendScript = createWebsiteScript({ ...deps, ...bots });
  const sendPhonePage = createPhonePage(deps.pages, corsPolicy.findOrigins, (id) =>
    findPhonePageHead(read, id, deps.publicOrigin),
  );
  app.route(
    '/',
    helpRoutes({
      ...deps,
      headers,
      receiveReport,
      ownHosts,
      isSnapshot: snapshotNotice !== undefined,
      findPublicTree,
      findNotices: findShownNotices,
      findImage,
      findClientIp: findVisitorIp,
    }),
  );
  app.route('/', pageRoutes(deps.pages, findPage, sendScript, sendPhonePage));
  app.onError(createErrorHandler((error, c) => recordError(deps, error, findRequestId(c))));
  app.notFound(createNotFound(app, { ...deps, ownHosts, findPage }));
  for (const { method, route } of listRoutes(app)) metrics.expectRoute(method, route);
  return app;
}

interface ApiParts {
  findClientIp: FindClientIp;
  /** Finds the address that visitors' calls are counted for. */
  findVisitorIp: FindClientIp;
  findRequestId: FindRequestId;
  headers: ResponseHeaders;
  corsPolicy: CorsPolicy;
  receiveReport: ReceiveReport;
  findBot(websiteId: number, language?: string): Promise<PublicBot | undefined>;
  findBotChange(websiteId: number): Promise<number | undefined>;
  describe(): ApiDocument;
}

function createApi(deps: AppDeps, parts: ApiParts) {
  const { db, pages, secret, embedOrigins, publicOrigin, log, metrics, responseCache } = deps;
  const { seenOrigins, entryUses } = deps;
  const { findClientIp, findVisitorIp, findRequestId, headers, ...others } = parts;
  const { corsPolicy, receiveReport, describe, ...bots } = others;
  const secure = isSecure(publicOrigin);
  const sessions = createSessions({ db, secret, secure, logError: log.error });
  const logError = log.error;
  const admitMachine = createAdmitMachine({ db, secret, findClientIp, entryUses, logError });
  const guard = createGuard({
    db,
    findClientIp,
    sessions,
    entryUses,
    admitMachine,
    publicOrigin,
  });
  const audited = createAuditedDatabase(db, createAfterWrite(db, responseCache));
  const delays = createSignInDelays(db, secret);
  const devices = createDeviceCookies(secret, secure);
  const pending = createPendingSignIns(secure);
  const totp = createTotpFactor(
    createSeedSeal(secret, deps.previousSecret),
    publicOrigin && new URL(publicOrigin).host,
  );
  const passkeysAt = createPasskeysAt(publicOrigin, (origin) =>
    createPasskeys({ db, secret, publicOrigin: origin }),
  );
  const checkFactor = createCheckFactor(totp, passkeysAt.passkeys);
  const requireProofOf = createRequireProofOf({ db: audited, delays, devices, checkFactor });
  const finish = createFinishSignIn({
    sessions,
    pending,
    devices,
    delays,
    passkeysAt,
  });
  const area: Area = {
    db: audited,
    guard,
    createOnce: makeCreateOnce(audited, secret),
    headers,
    uploadSlots: createUploadSlots(),
  };

  return new Hono<AppEnv>({ strict: false })
    .route('/', publicFaqRoutes({ db, responseCache, corsPolicy, headers }))
    .route('/', visitorRoutes({ db, ...bots, responseCache, corsPolicy, headers }))
    .route('/', insightReportRoutes({ receiveReport, corsPolicy }))
    .route('/', operationsRoutes({ db, guard, log, metrics, findRequestId }))
    .route(
      '/',
      ticketRoutes({
        source: ticketSource(deps),
        findClientIp: findVisitorIp,
        corsPolicy,
        headers,
        limits: countAttempts(db, secret, metrics.countRefusal),
      }),
    )
    .route(
      '/',
      authRoutes(area, { sessions, findClientIp, adminForNavigation: adminForNavigation(pages) }),
    )
    .route(
      '/',
      signInRoutes(area, {
        delays,
        devices,
        pending,
        finish,
        totp,
        passkeysAt,
        checkFactor,
        onSignIn: metrics.countSignIn,
      }),
    )
    .route(
      '/',
      gatePasskeyRoutes(area, {
        hours: deps.gatePasskeyHours,
        challenges: createGateChallenges(secret),
        passkeysAt,
        countAttempt: createAttemptLimit(db, secret, 'gate-passkey', gatePasskeyLimit, () =>
          metrics.countRefusal('gate-passkey'),
        ),
      }),
    )
    .route('/api/rights', rightsRoutes(area))
    .route('/api/profile', profileRoutes(area, { sessions, totp, passkeysAt, requireProofOf }))
    .route('/api/security', securityRoutes(area))
    .route('/api/machine', ownMachineRoutes(area))
    .route('/api/machines', machineRoutes(area))
    .route('/api/openapi.json', openApiRoutes(area, describe))
    .route('/api/warnings', warningRoutes(area))
    .route('/api/users', accessRoutes(area))
    .route('/api/users', userRoutes(area, requireProofOf))
    .route(
      '/api/websites',
      settingsRoutes(area, { switchPublishing, defaultEmbed: embedOrigins, publicOrigin }),
    )
    .route('/api/websites', installRoutes(area, seenOrigins, pages.build))
    .route('/api/websites', wordRoutes(area))
    .route('/api/websites', websiteRoutes(area, findMissingWords))
    .route('/api/notices', announcementRoutes(area))
    .route('/api/whitelists', whitelistRoutes(area))
    .route('/api/livechatwebsitelinks', linkRoutes(area))
    .route('/api/faqs', versionRoutes(area))
    .route('/api/faqs', publishingRoutes(area))
    .route(
      '/api/preview',
      previewRoutes(area, (id, lang) => findDefaultGreeting(db.read, id, botSources, lang)),
    )
    .route('/api/faqs', keywordRoutes(area))
    .route('/api/faqs', faqRoutes(area, findFaqFigures))
    .route('/api/shared-faqs', libraryRoutes(area))
    .route(
      '/api/faqs',
      sharedRoutes(area, (change, id, words) => writeWords(change, id, words, embedOrigins)),
    )
    .route('/api/faqs', bulkRoutes(area, findFaqFigures))
    .route('/api/faqs', copyRoutes(area))
    .route('/api/faqs', transferRoutes(area, secret))
    .route('/api/insights', unansweredRoutes(area))
    .route('/api/insights', insightRoutes(area))
    .route('/api/audit', auditRoutes(area, restorers));
}

function withoutCounting({ attributes, ...bot }: PublicBot): PublicBot {
  return { ...bot, attributes: { ...attributes, insights: 'off' } };
}

function ticketSource({ db, chatService, chatServiceToken, log, metrics }: AppDeps): TicketSource {
  if (chatService === undefined) return createLedgerSource(db);
  return createChatServiceSource({
    origin: chatService,
    token: chatServiceToken,
    timeoutMs: chatServiceTimeoutMs,
    logError: log.error,
    onPause: metrics.showChatServicePaused,
  });
}

/** Notes the page that a visitor's read comes from. */
function noteRead(seenOrigins: SeenOrigins, c: Context): void {
  const { method, url } = c.req;
  // Everything from the path on. Parsing the URL would take a tenth of the whole response's time.
  if (method === 'GET')
    seenOrigins.note(url.slice(url.indexOf('/', 'https://'.length)), callerOf(c));
}

function recordError({ log, metrics }: AppDeps, error: Error, requestId: string): void {
  const storageError = findStorageErrorKind(error);
  if (storageError !== undefined) metrics.countStorageError(storageError);
  log.error(error, requestId);
}

function isSecure(publicOrigin: string | undefined): boolean {
  return publicOrigin?.startsWith('https:') ?? false;
}
