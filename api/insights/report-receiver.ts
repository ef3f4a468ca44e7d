import type { Context } from 'hono';
import type { FindClientIp } from '../auth/client-ip.ts';
import type { InsightReport } from '../contract/insights.ts';
import { messages } from '../copy/messages.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import type { InsightSumsStore } from './insight-sums.ts';
import { createReportLimits } from './report-limits.ts';

export interface ReportReceiverOptions {
  sums: InsightSumsStore;
  /** Finds the address that reports are counted for. */
  findClientIp: FindClientIp;
  secret: string;
  onRefused: () => void;
}

/**
 * Counts what visitors did, or nothing for a visitor who does not want to be counted.
 *
 * @param readReport reads the report from the request, once its sender may send one.
 * @throws ApiError 429 when the sender's address has sent too many.
 */
export type ReceiveReport = (
  c: Context<AppEnv>,
  readReport: () => Promise<InsightReport>,
) => Promise<void>;

/** Receives the bot's reports and the votes on help pages, which count together towards the limits of an address. */
export function createReportReceiver(options: ReportReceiverOptions): ReceiveReport {
  const { sums, findClientIp, secret, onRefused } = options;
  const countReport = createReportLimits(secret);
  return async (c, readReport) => {
    const sender = findClientIp(c);
    if (!(await countReport(sender))) {
      onRefused();
      throw new ApiError(429, messages.tooManyReports);
    }
    if (!refusesCounting(c)) await sums.add(await readReport(), sender);
    // Those who ask not to be counted must not be the only ones whose addresses are logged.
    c.set('isFrequent', true);
  };
}

/** Whether the visitor's browser asks not to be tracked. The bot then sends no report, but another client might. */
function refusesCounting(c: Context): boolean {
  return c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1';
}
