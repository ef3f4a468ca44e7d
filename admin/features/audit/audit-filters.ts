import {
  type AuditAction,
  type AuditEntity,
  type AuditFilters,
  auditActions,
  auditEntities,
} from '../../../api/contract/audit.ts';
import { usernameMaxLength } from '../../../api/contract/limits.ts';
import { addDays, readDay } from '../../format/day.ts';
import { readWebsiteId } from '../../format/website-id.ts';

/** The filters of the list. An undefined filter matches everything. */
export interface AuditPageFilters {
  user: string | undefined;
  entity: AuditEntity | undefined;
  action: AuditAction | undefined;
  website: number | undefined;
  /** A FAQ's id: shows only its versions. */
  faq: number | undefined;
  /** The first day shown, in Jakarta: `2026-01-31`. */
  from: string | undefined;
  /** The last day shown. */
  until: string | undefined;
}

export type FilterName = keyof AuditPageFilters;

export const filterNames = ['user', 'entity', 'action', 'website', 'faq', 'from', 'until'] as const;

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

/** Converts the filters to the server's query. Days begin at midnight in Jakarta. */
export function toQuery({ website, faq, from, until, ...filters }: AuditPageFilters): AuditFilters {
  return {
    ...filters,
    website: website === undefined ? undefined : `${website}`,
    faq: faq === undefined ? undefined : `${faq}`,
    from: from && startOf(from),
    to: until && startOf(addDays(until, 1)),
  };
}

function readFaqId(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

function startOf(day: string): string {
  return `${day}T00:00:00+07:00`;
}
