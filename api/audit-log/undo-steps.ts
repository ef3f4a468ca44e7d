import type { RemovedCounts } from '../contract/audit.ts';
import type { Rights } from '../contract/rights.ts';
import type { BotSettings } from '../db/bot-settings.ts';
import {
  changedFields,
  contentOf,
  type FaqContent,
  type FaqRow,
  pick,
  type Standing,
} from '../db/faq-row.ts';
import type {
  releases,
  searchTests,
  websiteLinks,
  websiteSettings,
  websites,
} from '../db/schema.ts';

/** Rows that were deleted, unchanged. The undo inserts them again. */
export interface RemovedRows {
  website?: typeof websites.$inferSelect;
  /** In tree order: every parent comes before its children. Contains a FAQ's branch, or a website's whole tree. */
  faqs: FaqRow[];
  links: (typeof websiteLinks.$inferSelect)[];
  /** Accounts that were assigned to the website. */
  userIds: number[];
  /** The next sibling of a removed branch. Undefined for websites and links, and in old snapshots. */
  beforeId?: number | null;
  /** Undefined for a website without settings. */
  publishing?: RemovedPublishing | undefined;
}

/** A deleted website's settings, and the release that its visitors read. Earlier releases are not restored. */
export interface RemovedPublishing {
  settings: typeof websiteSettings.$inferSelect;
  release: RemovedRelease | undefined;
}

/** A release whose compressed parts are in base64. */
export interface RemovedRelease {
  row: Omit<typeof releases.$inferSelect, 'tree' | 'outline'> & { tree: string; outline: string };
  images: string[];
}

/** FAQs that were inserted. The undo deletes them. */
export interface CreatedFaqs {
  faqs: { id: number; content: FaqContent }[];
}

/** FAQs that were edited, with only the fields that changed. The undo writes `before`. */
export interface ChangedFaqs {
  faqs: { id: number; before: Partial<FaqContent>; after: Partial<FaqContent> }[];
}

/** A branch that was moved. The undo moves it back. */
export interface MovedFaq {
  id: number;
  from: Standing;
  /** The parent after the move. */
  toParentId: number | null;
}

/** FAQs of a website that one write moved or removed together. The undo restores their places. */
export interface ArrangedFaqs {
  websiteId: number;
  /** In tree order: every parent before its children. */
  removed: FaqRow[];
  /** The children, before the write, of every parent whose children changed, in their order. */
  before: { parentId: number | null; children: { id: number; position: number }[] }[];
  /** FAQs that moved to another parent. */
  moved: { id: number; fromParentId: number | null; toParentId: number | null }[];
  /** FAQs that the same write inserted. They are deleted after this step is undone. */
  createdIds: number[];
}

/** Branches that were moved to another website. The undo moves them back as they are then. */
export interface TransferredFaqs {
  fromWebsiteId: number;
  toWebsiteId: number;
  /** The branches as the first website had them. */
  removed: RemovedRows[];
}

/** A release that was published. The undo publishes the previous release again. */
export interface PublishedRelease {
  releaseId: number;
  previousId: number;
}

/** Settings of a website, only those that were changed. The undo writes `before`. */
export interface ChangedSettings {
  websiteId: number;
  before: Partial<BotSettings>;
  after: Partial<BotSettings>;
}

/** Tests of the search that an import added. The undo removes them, and inserts those that they replaced. */
export interface AddedTests {
  websiteId: number;
  added: { words: string; faqId: number }[];
  replaced: (typeof searchTests.$inferSelect)[];
}

/** FAQs that became copies of shared FAQs, or own FAQs of their website. The undo writes `before` as the source. */
export interface SourcedFaqs {
  faqs: { id: number; before: number | null; after: number | null; content: FaqContent }[];
}

/** FAQs that a website lost because their originals were deleted or moved. The undo inserts them again. */
export interface HiddenFaqs {
  websiteId: number;
  faqs: FaqRow[];
  /** Where the website showed branches that it lost, in tree order. */
  roots: (Standing & { id: number; sourceId: number })[];
}

/** What the same write did in another website. */
export interface StepsElsewhere {
  websiteId: number;
  steps: UndoStep[];
}

type StoredFields = Record<string, string | number | boolean | number[] | null>;

/** A row outside of the tree that was added, edited or removed. The undo writes `before` again. */
export interface WrittenRow {
  id: number;
  /** By the names of the columns, of an edit only those that it changed; `null` for an added row. */
  before: StoredFields | null;
  /** `null` for a removed row. */
  after: StoredFields | null;
}

/** What an account may do. The undo writes `before`. */
export interface ChangedRights {
  userId: number;
  before: Rights;
  after: Rights;
}

/** One step of a write, with the data that its undo needs. */
export type UndoStep =
  | ({ type: 'removed' } & RemovedRows)
  | ({ type: 'created' } & CreatedFaqs)
  | ({ type: 'changed' } & ChangedFaqs)
  | ({ type: 'moved' } & MovedFaq)
  | ({ type: 'arranged' } & ArrangedFaqs)
  | ({ type: 'transferred' } & TransferredFaqs)
  | ({ type: 'sourced' } & SourcedFaqs)
  | ({ type: 'hidden' } & HiddenFaqs)
  | ({ type: 'elsewhere' } & StepsElsewhere)
  | ({ type: 'tested' } & AddedTests)
  | ({ type: 'published' } & PublishedRelease)
  | ({ type: 'settings' } & ChangedSettings)
  | ({ type: 'row' } & WrittenRow)
  | ({ type: 'rights' } & ChangedRights);

export function createdStep(rows: readonly FaqRow[]): UndoStep {
  return {
    type: 'created',
    faqs: rows.map((row) => ({ id: row.id, content: contentOf(row) })),
  };
}

/** @param edits the rows before the edit, each with its new content. */
export function changedStep(
  edits: readonly { row: FaqRow; content: Partial<FaqContent> }[],
): UndoStep {
  return {
    type: 'changed',
    faqs: edits.map(({ row, content }) => {
      const changed = changedFields(row, content);
      return { id: row.id, before: pick(row, changed), after: pick(content, changed) };
    }),
  };
}

/** The number of removed rows; `undefined` when no row was removed. */
export function countRemoved(steps: readonly UndoStep[]): RemovedCounts | undefined {
  const removed = steps.filter((step) => step.type === 'removed');
  if (removed.length === 0) return undefined;
  const sum = (count: (rows: RemovedRows) => number) =>
    removed.reduce((total, rows) => total + count(rows), 0);
  return {
    faqs: sum(({ faqs }) => faqs.length),
    links: sum(({ links }) => links.length),
    users: sum(({ userIds }) => userIds.length),
  };
}

/** The images that FAQs will have again after an undo. They must not be deleted while the undo is possible. */
export function imagesBefore(all: readonly UndoStep[]): string[] {
  const steps = flatSteps(all);
  const ofWebsites = steps.flatMap((step) => {
    if (step.type === 'settings') return step.before.avatar ?? [];
    const { settings, release } = (step.type === 'removed' && step.publishing) || {};
    return [...(release?.images ?? []), ...(settings?.avatar ? [settings.avatar] : [])];
  });
  const ofFaqs = namesOf(
    steps.flatMap((step): Partial<FaqContent>[] => {
      if (step.type === 'removed' || step.type === 'hidden') return step.faqs;
      if (step.type === 'arranged') return step.removed;
      return step.type === 'changed' ? step.faqs.map(({ before }) => before) : [];
    }),
  );
  return [...new Set([...ofFaqs, ...ofWebsites])];
}

/** The images that FAQs have after a write. */
export function imagesAfter(all: readonly UndoStep[]): string[] {
  const steps = flatSteps(all);
  const avatars = steps.flatMap((step) =>
    step.type === 'settings' ? (step.after.avatar ?? []) : [],
  );
  const ofFaqs = namesOf(
    steps.flatMap((step): Partial<FaqContent>[] => {
      if (step.type === 'created') return step.faqs.map(({ content }) => content);
      return step.type === 'changed' ? step.faqs.map(({ after }) => after) : [];
    }),
  );
  return [...ofFaqs, ...avatars];
}

/** The steps of all websites. */
export function flatSteps(steps: readonly UndoStep[]): UndoStep[] {
  return steps.flatMap((step) => (step.type === 'elsewhere' ? flatSteps(step.steps) : step));
}

/** The websites that the steps name. */
export function websitesOfSteps(steps: readonly UndoStep[]): number[] {
  return steps.flatMap((step) => {
    if (step.type === 'elsewhere') return [step.websiteId, ...websitesOfSteps(step.steps)];
    return step.type === 'transferred' ? [step.fromWebsiteId, step.toWebsiteId] : [];
  });
}

function namesOf(contents: readonly Partial<FaqContent>[]): string[] {
  return [...new Set(contents.flatMap(({ image }) => image ?? []))];
}
