import { pathToFileURL } from 'node:url';
import { installedFile } from './installed.ts';

export const categories = ['performance', 'accessibility', 'best-practices'] as const;
export type Category = (typeof categories)[number];
export const profiles = ['desktop', 'phone'] as const;
export type Profile = (typeof profiles)[number];

export interface Audit {
  /** Scores from 0 to 100. */
  scores: Record<Category, number>;
  /** Milliseconds until the largest content is painted, and milliseconds in which tasks block a press. */
  largestPaint: number;
  blocked: number;
  layoutShift: number;
  /** Names of the failed checks, with Lighthouse's description. */
  errors: string[];
}

/** The parts of Lighthouse's report that are used here. */
interface LighthouseReport {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { score: number | null; numericValue?: number; displayValue?: string; title: string }
  >;
}

type Lighthouse = (
  url: string,
  flags: object,
  config: object | undefined,
) => Promise<{ lhr: LighthouseReport } | undefined>;

const fullScore = 0.995;

/**
 * Audits a page in the browser that listens on this port, and keeps its cookies. The phone is Lighthouse's default: it
 * simulates slow 4G and a processor four times slower than this machine's.
 */
export async function auditPage(port: number, url: string, profile: Profile): Promise<Audit> {
  const lhr = await runLighthouse(port, url, profile);
  const numberOf = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ) as Record<Category, number>,
    largestPaint: numberOf('largest-contentful-paint'),
    blocked: numberOf('total-blocking-time'),
    layoutShift: numberOf('cumulative-layout-shift'),
    errors: listErrors(lhr),
  };
}

/** Retries when Lighthouse asks for it, because the browser has not recorded the whole trace. */
async function runLighthouse(
  port: number,
  url: string,
  profile: Profile,
  triesLeft = 2,
): Promise<LighthouseReport> {
  const { default: lighthouse } = (await import(
    pathToFileURL(installedFile('lighthouse/core/index.js')).href
  )) as { default: Lighthouse };
  const result = await lighthouse(
    url,
    { port, logLevel: 'error', onlyCategories: categories },
    profile === 'desktop' ? await readDesktopConfig() : undefined,
  );
  if (result === undefined) throw new Error(`Lighthouse has nothing to say of ${url}.`);
  const { lhr } = result;
  if (!lhr.runtimeError) return lhr;
  const { message } = lhr.runtimeError;
  if (triesLeft === 0 || !message.includes('run Lighthouse again'))
    throw new Error(`${url}: ${message}`);
  return runLighthouse(port, url, profile, triesLeft - 1);
}

async function readDesktopConfig(): Promise<object> {
  const file = installedFile('lighthouse/core/config/desktop-config.js');
  return ((await import(pathToFileURL(file).href)) as { default: object }).default;
}

/** Lists only checks that count in a score; the others are hints. */
function listErrors({ categories: judged, audits }: LighthouseReport): string[] {
  return Object.values(judged)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => {
      const { score, displayValue } = audits[id] ?? { score: null };
      if (score === null || score >= fullScore) return [];
      return [displayValue ? `${id} (${displayValue})` : id];
    });
}
