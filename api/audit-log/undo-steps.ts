import type { RemovedCounts } from '../contract/audit.ts';
import {
  changedFields,
  contentOf,
  type FaqContent,
  type FaqRow,
  pick,
  type Standing,
} from '../db/faq-row.ts';
import type { releases, searchTests, websiteLinks, websiteSettings } from '../db/schema.ts';

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
export interface CreatedFaq {
  id: number;
  content: FaqContent;
}

/** A FAQ that was edited, with only the fields that changed. The undo writes `before`. */
export interface EditedFaq {
  id: number;
  before: Partial<FaqContent>;
  after: Partial<FaqContent>;
}

/** A branch that was moved. The undo moves it back. */
export interface MovedFaq {
  id: number;
  from: Standing;
  /** The parent after the move. */
  toParentId: number | null;
}

/** A branch that was deleted. The undo inserts its rows again, unchanged. */
export interface RemovedBranch {
  /** In tree order: every parent comes before its children. */
  rows: FaqRow[];
  /** The next sibling. Undefined for the whole tree of a deleted website, and in old data. */
  beforeId?: number | null;
}

/** FAQs that one write moved or removed together. The undo restores their places. */
export interface ArrangedFaqs {
  /** In tree order: every parent before its children. */
  removed: FaqRow[];
  /** The children, before the write, of every parent whose children changed, in their order. */
  before: { parentId: number | null; children: { id: number; position: number }[] }[];
  /** FAQs that moved to another parent. */
  moved: { id: number; fromParentId: number | null; toParentId: number | null }[];
}

/** Branches that were moved from another website. The undo moves them back as they are then. */
export interface TransferredFaqs {
  fromWebsiteId: number;
  /** The branches as the other website had them. */
  branches: RemovedBranch[];
}

/** A FAQ that became the copy of a shared FAQ, or an own FAQ of its website. The undo writes `before` as the source. */
export interface SourcedFaq {
  id: number;
  before: number | null;
  after: number | null;
  content: FaqContent;
}

/** FAQs that a website lost because their originals were deleted or moved. The undo inserts them again. */
export interface LostFaqs {
  faqs: FaqRow[];
  /** Where the website showed branches that it lost, in tree order. */
  roots: (Standing & { id: number; sourceId: number })[];
}

/** What a write did to the FAQs of one website, in this order. The undo begins with the last. */
export interface WrittenFaqs {
  websiteId: number;
  created?: CreatedFaq[];
  arranged?: ArrangedFaqs;
  /** Moves and deletions, one after another. */
  placed?: (MovedFaq | RemovedBranch)[];
  transferred?: TransferredFaqs;
  edited?: EditedFaq[];
  sourced?: SourcedFaq[];
  /** What followed from a change of the library. */
  lost?: LostFaqs;
}

/** A release that was published. The undo publishes the previous release again. */
export interface PublishedRelease {
  releaseId: number;
  previousId: number;
}

/** Tests of the search that an import added. The undo removes them, and inserts those that they replaced. */
export interface AddedTests {
  websiteId: number;
  added: { words: string; faqId: number }[];
  replaced: (typeof searchTests.$inferSelect)[];
}

/** The tables outside of the tree whose rows an undo writes, by their names in `schema.ts`. */
export type UndoneTable =
  | 'websites'
  | 'websiteSettings'
  | 'websiteLinks'
  | 'users'
  | 'whitelists'
  | 'announcements'
  | 'securitySettings';

/** A row outside of the tree that was added, edited or removed. The undo writes `before` again. */
export interface WrittenRow {
  table: UndoneTable;
  id: number;
  /** Of an edit only the fields that it changed; `null` for an added row. */
  before: Record<string, unknown> | null;
  /** `null` for a removed row. */
  after: Record<string, unknown> | null;
  along?: RemovedWithWebsite;
}

/** What goes along with a deleted website, apart from its FAQs. */
export interface RemovedWithWebsite {
  links: (typeof websiteLinks.$inferSelect)[];
  /** Accounts that were assigned to the website. */
  userIds: number[];
  /** Undefined for a website without settings. */
  publishing?: RemovedPublishing | undefined;
}

/** One step of a write, with the data that its undo needs. */
export type UndoStep =
  | ({ type: 'faqs' } & WrittenFaqs)
  | ({ type: 'tested' } & AddedTests)
  | ({ type: 'published' } & PublishedRelease)
  | ({ type: 'row' } & WrittenRow);

export type FaqsStep = Extract<UndoStep, { type: 'faqs' }>;

export function createdFaqs(rows: readonly FaqRow[]): CreatedFaq[] {
  return rows.map((row) => ({ id: row.id, content: contentOf(row) }));
}

/** @param edits the rows before the edit, each with its new content. */
export function editedFaqs(
  edits: readonly { row: FaqRow; content: Partial<FaqContent> }[],
): EditedFaq[] {
  return edits.map(({ row, content }) => {
    const changed = changedFields(row, content);
    return { id: row.id, before: pick(row, changed), after: pick(content, changed) };
  });
}

export function isFaqs(step: UndoStep): step is FaqsStep {
  return step.type === 'faqs';
}

/** Whether a write itself changed the website. What a website lost, it gets back when its originals come back. */
export function isOwn({ type: _type, websiteId: _id, lost: _lost, ...own }: FaqsStep): boolean {
  return Object.keys(own).length > 0;
}

/** The branches that a write deleted one by one. */
export function removedBy({ placed = [] }: WrittenFaqs): RemovedBranch[] {
  return placed.filter((each) => 'rows' in each);
}

/** The number of removed rows; `undefined` when no FAQ, website or link was removed. */
export function countRemoved(
  steps: readonly UndoStep[],
  websiteId: number | null,
): RemovedCounts | undefined {
  const branches = steps
    .filter(isFaqs)
    .flatMap((step) => (step.websiteId === websiteId ? removedBy(step) : []));
  const rows = steps.filter((step) => step.type === 'row' && step.after === null);
  const links = rows.filter((step) => step.type === 'row' && step.table === 'websiteLinks');
  const [along] = steps.flatMap((step) => (step.type === 'row' ? (step.along ?? []) : []));
  if (branches.length + links.length === 0 && along === undefined) return undefined;
  return {
    faqs: branches.reduce((sum, branch) => sum + branch.rows.length, 0),
    links: links.length + (along?.links.length ?? 0),
    users: along?.userIds.length ?? 0,
  };
}

/** The images that rows will have again after an undo. They must not be deleted while the undo is possible. */
export function imagesBefore(steps: readonly UndoStep[]): string[] {
  const found = steps.flatMap((step) => {
    if (step.type === 'row') {
      const { settings, release } = step.along?.publishing ?? {};
      return [...(release?.images ?? []), ...avatarIn(settings), ...avatarIn(step.before)];
    }
    if (step.type !== 'faqs') return [];
    const { edited = [], arranged, lost } = step;
    const removed = removedBy(step).flatMap(({ rows }) => rows);
    return namesOf([
      ...edited.map(({ before }) => before),
      ...(arranged?.removed ?? []),
      ...removed,
      ...(lost?.faqs ?? []),
    ]);
  });
  return [...new Set(found)];
}

/** The images that rows have after a write. */
export function imagesAfter(steps: readonly UndoStep[]): string[] {
  return steps.flatMap((step) => {
    if (step.type === 'row') return avatarIn(step.after);
    if (step.type !== 'faqs') return [];
    const { created = [], edited = [] } = step;
    return namesOf([...created.map(({ content }) => content), ...edited.map(({ after }) => after)]);
  });
}

/** The websites whose FAQs the steps changed. */
export function websitesOfSteps(steps: readonly UndoStep[]): number[] {
  return steps
    .filter(isFaqs)
    .filter(isOwn)
    .flatMap(({ websiteId, transferred }) =>
      transferred ? [transferred.fromWebsiteId, websiteId] : websiteId,
    );
}

function namesOf(contents: readonly Partial<FaqContent>[]): string[] {
  return contents.flatMap(({ image }) => image ?? []);
}

/** Only settings of websites have an avatar. */
function avatarIn(fields: { avatar?: unknown } | null | undefined): string[] {
  return typeof fields?.avatar === 'string' ? [fields.avatar] : [];
}
