import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { FindClientIp } from '../auth/client-ip.ts';
import type { CorsPolicy } from '../auth/cors-policy.ts';
import type { Guard } from '../auth/guard.ts';
import { insightBodyMaxBytes, insightDays } from '../config/limits.ts';
import type { InsightQuery, Insights } from '../contract/insights.ts';
import { messages } from '../copy/messages.ts';
import type { Database } from '../db/database.ts';
import { hasWebsite } from '../db/has-website.ts';
import type { AdminEnv, AppEnv } from '../http/app-env.ts';
import { ApiError, fieldError } from '../http/errors.ts';
import { preflight } from '../http/preflight.ts';
import { limitBody, requireId, validate } from '../http/validation.ts';
import { findInsights } from './insight-queries.ts';
import type { InsightSumsStore } from './insight-sums.ts';
import { daysBefore, jakartaDay } from './jakarta-day.ts';
import { createReportLimits } from './report-limits.ts';
import { reportSchema } from './report-schema.ts';

export interface InsightReportOptions {
  sums: InsightSumsStore;
  /** The address that reports are counted for. */
  findClientIp: FindClientIp;
  corsPolicy: CorsPolicy;
  secret: string;
  onRefused: () => void;
}

const smallReport = limitBody(insightBodyMaxBytes);

/** Takes the bot's reports, from any page and without a sign-in. */
export function insightReportRoutes(options: InsightReportOptions) {
  const { sums, findClientIp, corsPolicy, secret, onRefused } = options;
  const countReport = createReportLimits(secret);
  const perAddress = createMiddleware<AppEnv>(async (c, next) => {
    if (await countReport(findClientIp(c))) return await next();
    onRefused();
    throw new ApiError(429, messages.tooManyReports);
  });
  return new Hono<AppEnv>()
    .options('/insights', preflight('POST', 'Content-Type'))
    .post('/insights', perAddress, smallReport, async (c) => {
      if (refusesCounting(c)) return c.body(null, 204);
      const report = reportSchema.safeParse(parse(await c.req.text()));
      if (!report.success) throw new ApiError(400, messages.badRequest);
      await corsPolicy.admit(c, report.data.website_id);
      sums.add(report.data);
      c.set('isReport', true);
      return c.body(null, 204);
    });
}

/** The bot does not report for such a visitor. Another sender may not know that. */
function refusesCounting(c: Context): boolean {
  return c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1';
}

const day = z.iso.date(messages.notDay);
const period = z.object({
  from: day.optional(),
  to: day.optional(),
}) satisfies z.ZodType<InsightQuery>;

const usualDays = 30;

/** What visitors did, for admins. */
export function insightRoutes({ db, guard }: { db: Database; guard: Guard }) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin)
    .get('/:websiteId', validate('query', period), async (c) => {
      const websiteId = requireId(c.req.param('websiteId'), messages.websiteNotFound);
      const { to = jakartaDay(new Date()), ...rest } = c.req.valid('query');
      const { from = daysBefore(to, usualDays - 1) } = rest;
      if (from > to) throw fieldError(400, 'to', messages.periodReversed);
      if (Date.parse(to) - Date.parse(from) > insightDays * 86_400_000)
        throw fieldError(400, 'from', messages.periodTooLong(insightDays));
      if (!(await hasWebsite(db.read, websiteId)))
        throw new ApiError(404, messages.websiteNotFound);
      return c.json<Insights>(await findInsights(db.read, websiteId, { from, to }));
    });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
