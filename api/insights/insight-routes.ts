import { Hono } from 'hono';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { Area } from '../area.ts';
import {
  type InsightFileQuery,
  type InsightQuery,
  type Insights,
  insightParts,
} from '../contract/insights.ts';
import { daysBefore, jakartaDay } from '../contract/jakarta-day.ts';
import { insightDays } from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';
import type { CorsPolicy } from '../embedding/cors-policy.ts';
import type { AdminEnv, AppEnv } from '../http/app-env.ts';
import { ApiError, fieldError } from '../http/errors.ts';
import { fileHeaders, plainName } from '../http/file-headers.ts';
import { preflight } from '../http/preflight.ts';
import { requireBot, requireWebsite } from '../http/require-website.ts';
import { promise } from '../http/route-inputs.ts';
import { limitBody, validate } from '../http/validation.ts';
import { compressResponse } from '../response-cache/compress-response.ts';
import { insightsAnswer } from './insight-answers.ts';
import { insightBodyMaxBytes } from './insight-limits.ts';
import { findInsights } from './insight-queries.ts';
import { insightsToCsv } from './insights-csv.ts';
import type { Period } from './period-weeks.ts';
import type { ReceiveReport } from './report-receiver.ts';
import { reportSchema } from './report-schema.ts';

export interface InsightReportOptions {
  receiveReport: ReceiveReport;
  corsPolicy: CorsPolicy;
}

const smallReport = limitBody(insightBodyMaxBytes);

/** Receives the bot's reports, from any page and without a sign-in. */
export function insightReportRoutes({ receiveReport, corsPolicy }: InsightReportOptions) {
  return new Hono<AppEnv>()
    .options('/insights', preflight)
    .post('/insights', smallReport, async (c) => {
      await receiveReport(c, async () => {
        const report = reportSchema.safeParse(parse(await c.req.text()));
        if (!report.success) throw new ApiError(400, messages.badRequest);
        await corsPolicy.admit(c, report.data.website_id);
        return report.data;
      });
      return c.body(null, 204);
    });
}

const day = z.iso
  .date(messages.notDay)
  // From the year 10000, days have more digits, so comparing them as texts would be wrong.
  .refine((text) => text >= '2000-01-01' && text <= '2999-12-31', messages.notDay);
const period = z.object({
  from: day.optional(),
  to: day.optional(),
}) satisfies z.ZodType<InsightQuery>;
const fileQuery = period.extend({
  part: z.enum(insightParts, messages.notChoice).optional(),
}) satisfies z.ZodType<InsightFileQuery>;

const usualDays = 30;
/** Runs one read at a time: several long periods at the same time would delay visitors' requests. */
const reads = pLimit(1);

/** The sums of what visitors did, for admins. */
export function insightRoutes({ db, guard }: Area) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin)
    .get(
      '/:websiteId',
      promise({ summary: 'What visitors did, by day and by FAQ', answer: insightsAnswer }),
      validate('query', period),
      async (c) => {
        const period = requirePeriod(c.req.valid('query'));
        const { id } = await requireWebsite(db.read, c.req.param('websiteId'));
        return c.json<Insights>(await reads(() => findInsights(db.read, id, period)));
      },
    )
    .get('/:websiteId/csv', compressResponse, validate('query', fileQuery), async (c) => {
      const { part = 'days', ...query } = c.req.valid('query');
      const period = requirePeriod(query);
      const website = await requireBot(db.read, c.req.param('websiteId'));
      const name = `dashboard-${messages.insightParts[part]}-${plainName(website)}-${period.from}-${period.to}.csv`;
      return c.body(
        await reads(() => insightsToCsv(db.read, website.id, period, part)),
        200,
        fileHeaders(name, 'text/csv; charset=utf-8'),
      );
    });
}

function requirePeriod({ to = jakartaDay(new Date()), ...rest }: InsightQuery): Period {
  const { from = daysBefore(to, usualDays - 1) } = rest;
  if (from > to) throw fieldError(400, 'to', messages.periodReversed);
  if (Date.parse(to) - Date.parse(from) > insightDays * 86_400_000)
    throw fieldError(400, 'from', messages.periodTooLong(insightDays));
  return { from, to };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
