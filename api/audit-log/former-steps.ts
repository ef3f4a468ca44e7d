import type { AuditEntity } from '../contract/audit.ts';
import type { Rights } from '../contract/rights.ts';
import type { BotSettings } from '../db/bot-settings.ts';
import type { FaqRow } from '../db/faq-row.ts';
import type { websites } from '../db/schema.ts';
import type {
  ArrangedFaqs,
  CreatedFaq,
  EditedFaq,
  FaqsStep,
  LostFaqs,
  MovedFaq,
  RemovedWithWebsite,
  SourcedFaq,
  UndoneTable,
  UndoStep,
} from './undo-steps.ts';

/*
 * Undo data of servers until 30 November 2026. It is deleted after 90 days, so this file is needed until 28 February 2027,
 * or longer for installations that go from 0.3.0 to a later version only then.
 */

interface RemovedRows extends RemovedWithWebsite {
  website?: typeof websites.$inferSelect;
  faqs: FaqRow[];
  beforeId?: number | null;
}

type FormerStep =
  | ({ type: 'removed' } & RemovedRows)
  | { type: 'created'; faqs: CreatedFaq[] }
  | { type: 'changed'; faqs: EditedFaq[] }
  | ({ type: 'moved' } & MovedFaq)
  | ({ type: 'arranged' } & ArrangedFaqs)
  | { type: 'transferred'; fromWebsiteId: number; removed: RemovedRows[] }
  | { type: 'sourced'; faqs: SourcedFaq[] }
  | ({ type: 'hidden'; websiteId: number } & LostFaqs)
  | { type: 'elsewhere'; websiteId: number; steps: FormerStep[] }
  | {
      type: 'settings';
      websiteId: number;
      before: Partial<BotSettings>;
      after: Partial<BotSettings>;
    }
  | { type: 'rights'; userId: number; before: Rights; after: Rights }
  | { type: 'row'; id: number; before: object | null; after: object | null }
  | Extract<UndoStep, { type: 'tested' | 'published' }>;

/** The oldest servers stored only removed rows. */
export type FormerSteps = FormerStep[] | RemovedRows;

/** The entry of the steps. */
export interface StoredEntry {
  entity: AuditEntity;
  websiteId: number | null;
}

const tableOf: Partial<Record<AuditEntity, UndoneTable>> = {
  user: 'users',
  website: 'websites',
  whitelist: 'whitelists',
  link: 'websiteLinks',
  security: 'securitySettings',
  announcement: 'announcements',
};

/** The steps of a write as they are stored today. */
export function toSteps(stored: FormerSteps, entry: StoredEntry): UndoStep[] {
  const steps = Array.isArray(stored) ? stored : [{ type: 'removed' as const, ...stored }];
  // Settings came first in the list of a website, and are undone after its FAQs.
  const all = steps.flatMap((step) => toStep(step, entry));
  return [...all.filter(isSettings), ...all.filter((step) => !isSettings(step))];
}

function toStep(step: FormerStep, { entity, websiteId: ofEntry }: StoredEntry): UndoStep[] {
  const websiteId = ofEntry ?? 0;
  const faqs = (written: Omit<FaqsStep, 'type' | 'websiteId'>): UndoStep[] => [
    { type: 'faqs', websiteId, ...written },
  ];
  switch (step.type) {
    case 'removed':
      return toRemoved(step, websiteId);
    case 'created':
      return faqs({ created: step.faqs });
    case 'changed':
      return faqs({ edited: step.faqs });
    case 'moved':
      return faqs({ placed: [step] });
    case 'arranged':
      return faqs({ arranged: step });
    case 'transferred': {
      const { fromWebsiteId, removed } = step;
      return faqs({ transferred: { fromWebsiteId, branches: removed.map(toBranch) } });
    }
    case 'sourced':
      return faqs({ sourced: step.faqs });
    case 'hidden':
      return [{ type: 'faqs', websiteId: step.websiteId, lost: step }];
    case 'elsewhere':
      return step.steps.flatMap((each) => toStep(each, { entity, websiteId: step.websiteId }));
    case 'settings': {
      const { websiteId: id, before, after } = step;
      return [{ type: 'row', table: 'websiteSettings', id, before, after }];
    }
    case 'rights': {
      const { userId: id, before, after } = step;
      return [
        { type: 'row', table: 'users', id, before: { rights: before }, after: { rights: after } },
      ];
    }
    case 'row': {
      const table = tableOf[entity];
      if (table === undefined) throw new Error('The step has no table.');
      return [{ ...step, table, before: rolesIn(step.before), after: rolesIn(step.after) }];
    }
    case 'tested':
    case 'published':
      return [step];
  }
}

/** The rows of a link, of a branch, or of a website with all that goes along with it. */
function toRemoved(step: RemovedRows, websiteId: number): UndoStep[] {
  const { website, faqs, links, userIds, publishing } = step;
  const branch: UndoStep[] =
    faqs.length > 0 ? [{ type: 'faqs', websiteId, placed: [toBranch(step)] }] : [];
  if (website === undefined) {
    const removed = links.map(
      (link): UndoStep => ({
        type: 'row',
        table: 'websiteLinks',
        id: link.id,
        before: link,
        after: null,
      }),
    );
    return [...branch, ...removed];
  }
  const along = { links, userIds, publishing };
  const { id } = website;
  return [...branch, { type: 'row', table: 'websites', id, before: website, after: null, along }];
}

function toBranch({ faqs: rows, beforeId }: RemovedRows) {
  return beforeId === undefined ? { rows } : { rows, beforeId };
}

function isSettings(step: UndoStep): boolean {
  return step.type === 'row' && step.table === 'websiteSettings';
}

/** The rules of 'Keamanan' had their roles in one text. */
function rolesIn(fields: object | null): Record<string, unknown> | null {
  if (fields === null || !('factor_roles' in fields)) return fields && { ...fields };
  const { factor_roles: roles } = fields;
  const list = typeof roles === 'string' ? roles.split(', ').filter(Boolean) : roles;
  return { ...fields, factor_roles: list };
}
