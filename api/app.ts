import { type Context, Hono } from 'hono';
import { answerHeaders } from './answer-headers.ts';
import type { AppEnv } from './app-env.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { createAuditedDatabase } from './audit/audited-database.ts';
import { authRoutes } from './auth/auth-routes.ts';
import { type ClientIpOptions, createClientIp, type FindClientIp } from './auth/client-ip.ts';
import { createEmbedPolicy, type EmbedOrigins } from './auth/embed-policy.ts';
import { createGuard } from './auth/guard.ts';
import { createSessions } from './auth/sessions.ts';
import { chatServiceTimeoutMs } from './contract/limits.ts';
import type { Database } from './db/open.ts';
import { findStorageFault } from './db/storage-fault.ts';
import { faqRoutes } from './faqs/faq-routes.ts';
import { publicFaqRoutes } from './faqs/public-faq-routes.ts';
import { restoreBranch } from './faqs/restore-branch.ts';
import { historyRoutes } from './history/history-routes.ts';
import type { HistorySource } from './history/history-source.ts';
import { createLedgerSource } from './history/ledger-source.ts';
import { createUpstreamSource } from './history/upstream-source.ts';
import { createErrorHandler } from './http-errors.ts';
import { createCreateOnce } from './idempotency/create-once.ts';
import { linkRoutes } from './links/link-routes.ts';
import { restoreLink } from './links/restore-link.ts';
import type { Log } from './operations/log.ts';
import type { Metrics } from './operations/metrics.ts';
import { operationsRoutes } from './operations/operations-routes.ts';
import { requestId } from './operations/request-id.ts';
import { watchCalls } from './operations/watch-calls.ts';
import { answerUnknown } from './pages/answer-unknown.ts';
import type { Pages } from './pages/load-pages.ts';
import { adminForNavigation, pageRoutes } from './pages/page-routes.ts';
import type { AnswerCache } from './prepared/answer-cache.ts';
import { userRoutes } from './users/user-routes.ts';
import { livechatRoutes } from './websites/livechat-routes.ts';
import { restoreWebsite } from './websites/restore-website.ts';
import { websiteRoutes } from './websites/website-routes.ts';
import { whitelistRoutes } from './whitelists/whitelist-routes.ts';

export interface AppDeps {
  db: Database;
  pages: Pages;
  /** Signs the token cookie. */
  secret: string;
  clientIp: ClientIpOptions;
  embedOrigins: EmbedOrigins;
  /** Origin of the separate chat service that knows the tickets; undefined asks the embedded ledger. */
  chatService: string | undefined;
  /** Where browsers reach us, `https://faq.example.com`; undefined takes each request's word for it. */
  publicOrigin: string | undefined;
  log: Log;
  metrics: Metrics;
  /** Where visitors' answers are kept ready. */
  answers: AnswerCache;
}

/** What the admin's typed client knows of the API. */
export type AppType = ReturnType<typeof createApi>;

/** The whole server but for its port. */
export function createApp(deps: AppDeps) {
  const { log, metrics, clientIp, publicOrigin } = deps;
  const app = new Hono<AppEnv>({ strict: false });
  const headers = answerHeaders({ secure: isSecure(publicOrigin) });
  app.use(watchCalls({ log, metrics, findClientIp: createClientIp(clientIp), headers }));
  app.route('/', createApi(deps));
  app.route('/', pageRoutes(deps.pages));
  app.onError(createErrorHandler((error, c) => recordError(deps, error, c)));
  app.notFound(answerUnknown(app, deps.pages));
  return app;
}

function createApi(deps: AppDeps) {
  const { db, pages, secret, clientIp, embedOrigins, publicOrigin, log, metrics, answers } = deps;
  const secure = isSecure(publicOrigin);
  const sessions = createSessions({ db, secret, secure, logError: log.error });
  const findClientIp = createClientIp(clientIp);
  const guard = createGuard({ db, findClientIp, sessions, publicOrigin });
  const embedPolicy = createEmbedPolicy(db, embedOrigins, publicOrigin);
  const navigation = adminForNavigation(pages);
  const audited = createAuditedDatabase(db);
  const createOnce = createCreateOnce(audited, secret);
  const area = { db: audited, guard, createOnce };
  const restorers = { faq: restoreBranch, website: restoreWebsite, link: restoreLink };

  return new Hono<AppEnv>({ strict: false })
    .route('/', publicFaqRoutes({ db, answers, embedPolicy, secure }))
    .route('/', livechatRoutes({ db, answers, embedPolicy, secure }))
    .route('/', operationsRoutes({ db, guard, log, metrics }))
    .route(
      '/api',
      historyRoutes({
        source: historySource(deps),
        findClientIp: visitorIp(clientIp),
        embedPolicy,
        onRefused: metrics.countRefusal,
      }),
    )
    .route(
      '/',
      authRoutes({
        db: audited,
        guard,
        sessions,
        findClientIp,
        adminForNavigation: navigation,
        onSignIn: metrics.countSignIn,
      }),
    )
    .route('/api/users', userRoutes(area))
    .route('/api/websites', websiteRoutes({ ...area, answers }))
    .route('/api/whitelists', whitelistRoutes(area))
    .route('/api/livechatwebsitelinks', linkRoutes(area))
    .route('/api/faqs', faqRoutes({ ...area, answers }))
    .route('/api/audit', auditRoutes({ db: audited, guard, answers, restorers }));
}

function historySource({ db, chatService, log, metrics }: AppDeps): HistorySource {
  if (chatService === undefined) return createLedgerSource(db);
  return createUpstreamSource({
    origin: chatService,
    timeoutMs: chatServiceTimeoutMs,
    logError: log.error,
    onPause: metrics.showChatServicePaused,
  });
}

function recordError({ log, metrics }: AppDeps, error: Error, c: Context<AppEnv>): void {
  const fault = findStorageFault(error);
  if (fault !== undefined) metrics.countStorageFault(fault);
  log.error(error, requestId(c));
}

function isSecure(publicOrigin: string | undefined): boolean {
  return publicOrigin?.startsWith('https:') ?? false;
}

/** Visitors' pages send no address of their own, and whoever made one up would be counted as somebody new. */
function visitorIp({ source, trustedProxies }: ClientIpOptions): FindClientIp {
  return createClientIp({ source: source === 'header' ? 'forwarded' : source, trustedProxies });
}
