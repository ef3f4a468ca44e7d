import {
  type AuditAction,
  type AuditEntity,
  type AuditFilters,
  auditActions,
  auditEntities,
} from '../../../api/contract/audit.ts';
import { usernameMaxLength } from '../../../api/contract/limits.ts';
import { readWebsiteId } from '../../format/website-id.ts';

/** The filters of the list. An undefined filter matches everything. */
export interface AuditPageFilters {
  user: string | undefined;
  entity: AuditEntity | undefined;
  action: AuditAction | undefined;
  website: number | undefined;
  /** A FAQ's id: its versions. */
  faq: number | undefined;
  /** The first day shown, in Jakarta: `2026-01-31`. */
  from: string | undefined;
  /** The last day shown. */
  until: string | undefined;
}

export type FilterName = keyof AuditPageFilters;

export const filterNames = ['user', 'entity', 'action', 'website', 'faq', 'from', 'until'] as const;

/** The earliest day. A year that is still being typed is below it. */
export const firstDay = '2000-01-01';
export const lastDay = '2999-12-31';

/** Reads the filters from the URL and ignores invalid ones. */
export function readFilters(params: URLSearchParams): AuditPageFilters {
  const user = params.get('user')?.trim().slice(0, usernameMaxLength);
  return {
    user: user || undefined,
    entity: auditEntities.find((entity) => entity === params.get('entity')),
    action: auditActions.find((action) => action === params.get('action')),
    website: readWebsiteId(params.get('website')),
    faq: readFaqId(params.get('faq')),
    from: readDay(params.get('from')),
    until: readDay(params.get('until')),
  };
}

export function countFilters(filters: AuditPageFilters): number {
  return filterNames.filter((name) => filters[name] !== undefined).length;
}

/** The query for the server: days begin at midnight in Jakarta. */
export function toQuery({ website, faq, from, until, ...filters }: AuditPageFilters): AuditFilters {
  return {
    ...filters,
    website: website === undefined ? undefined : `${website}`,
    faq: faq === undefined ? undefined : `${faq}`,
    from: from && startOf(from),
    to: until && startOf(dayAfter(until)),
  };
}

function readFaqId(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

function readDay(typed: string | null): string | undefined {
  if (typed === null || !/^\d{4}-\d\d-\d\d$/.test(typed)) return undefined;
  // `Date` turns the 30th of February into a day in March.
  const isDay = toDay(new Date(`${typed}T00:00:00Z`)) === typed;
  return isDay && typed >= firstDay && typed <= lastDay ? typed : undefined;
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return toDay(date) ?? day;
}

function toDay(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

function startOf(day: string): string {
  return `${day}T00:00:00+07:00`;
}
