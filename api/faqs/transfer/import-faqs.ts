import { asc, eq } from 'drizzle-orm';
import type { Actor } from '../../audit-log/actor.ts';
import type { AuditedDatabase } from '../../audit-log/audited-database.ts';
import { faqListNames } from '../../contract/faqs/faq-fields.ts';
import type {
  ConversionType,
  ImportFault,
  ImportMode,
  ImportOutcome,
  ImportResult,
  KeywordSeparator,
  KeywordsMode,
} from '../../contract/faqs/faq-transfer.ts';
import type { TableColumn } from '../../contract/faqs/transfer-columns.ts';
import { messages } from '../../copy/messages.ts';
import type { Reader } from '../../db/database.ts';
import type { FaqRow } from '../../db/faq-row.ts';
import { hasTree } from '../../db/has-website.ts';
import { faqs, images } from '../../db/schema.ts';
import { yieldToRequests } from '../../db/yield-to-requests.ts';
import { fieldError } from '../../http/errors.ts';
import { requireFormWebsite } from '../../http/require-form-website.ts';
import type { Upload } from '../../images/read-form.ts';
import { requireRoomForTexts } from '../fill-words/text-budget.ts';
import { saveTree } from '../tree/save-tree.ts';
import { editFaqs, touchFaqs } from '../writes/edit-faqs.ts';
import type { EncodeImage } from './images/encoded-images.ts';
import { findStoredImages, type ImportImages, prepareImages } from './images/import-images.ts';
import { guardKeywords } from './plan/guard-keywords.ts';
import { type ImportOptions, type ImportPlan, planImport } from './plan/plan-import.ts';
import { createParentComparer } from './plan/replaced-parent.ts';
import { treeAfter } from './plan/tree-after.ts';
import type { ImportRow } from './reading/import-row.ts';
import { readInWorker } from './reading/read-in-worker.ts';
import type { PastedText } from './reading/read-options.ts';
import { type CodeOf, findNamedBranches } from './shared-code.ts';
import { findStoredTests, writeTests } from './write-tests.ts';

export interface ImportTarget {
  /** The website's id. */
  id: number;
  codeOf: CodeOf;
  /** Whether lines may show any FAQ of the library. */
  mayReadLibrary: boolean;
  encodeImage: EncodeImage;
  mode: ImportMode;
  keywords_mode: KeywordsMode;
  /** How the file is read, see `ImportForm`. */
  columns?: readonly TableColumn[] | undefined;
  sheet?: string | undefined;
  separator?: KeywordSeparator | undefined;
  keep: readonly ConversionType[];
  /** Set if the file is pasted text. */
  pasted?: PastedText | undefined;
}

/** What the result says about the file, whatever is planned. */
type FileFacts = Pick<
  ImportResult,
  'columns' | 'sheets' | 'sheet' | 'separator' | 'keywords_mode' | 'conversions' | 'notes'
>;

/** A parsed file with its encoded images. */
interface Prepared {
  rows: ImportRow[];
  /** Whether a website exported the file. */
  isExported: boolean;
  faults: ImportPlan['faults'];
  facts: FileFacts;
  words: ReadonlyMap<number, string>;
  images: ImportImages;
  options: ImportOptions;
}

type FilePlan = ImportPlan & { stored: readonly FaqRow[] };

type PlannedLines = Pick<ImportPlan, 'lines' | 'unanswered' | 'faults' | 'warnings'>;

const nothing: PlannedLines = { lines: [], unanswered: [], faults: [], warnings: [] };
const labelMaxLength = 100;

/**
 * The dry run: returns what an import would do, and writes nothing.
 *
 * @throws ApiError 409 when the website would have too much text.
 */
export async function checkImport(
  db: Reader,
  target: ImportTarget,
  file: Upload,
): Promise<ImportResult> {
  const prepared = await withGuard(db, target, await prepare(db, target, file));
  const { facts } = prepared;
  if (lacksFields(facts)) return toResult(nothing, facts, messages.importChooseColumns);
  const plan = await makePlan(db, target, prepared);
  const isFaulty = plan.faults.length > 0;
  const message = isFaulty ? messages.importFaulty(plan.faults.length) : messages.importChecked;
  const result = toResult(plan, facts, message);
  if (isFaulty) return result;
  const { tree, ids } = treeAfter(plan);
  await requireRoomForTexts(db, target.id, tree);
  const compareParents = createParentComparer(plan.stored, tree);
  const lines = plan.lines.map(({ node, ...planned }) => {
    const line = { ...planned, id: (node && ids.get(node)) ?? null };
    return { ...line, ...compareParents(line) };
  });
  return { ...result, lines, tree };
}

/** Imports a whole file in one transaction with one audit entry. Imports nothing from a file with faults. */
export async function importFaqs(
  db: AuditedDatabase,
  actor: Actor,
  target: ImportTarget,
  file: Upload,
): Promise<ImportResult> {
  const websiteId = target.id;
  const prepared = await withGuard(db.read, target, await prepare(db.read, target, file));
  const { facts } = prepared;
  if (lacksFields(facts)) throw fieldError(400, 'columns', messages.importChooseColumns);
  return await db.write(actor, async (change) => {
    const { tx, record, nothingToWrite } = change;
    await requireFormWebsite(tx, websiteId, hasTree);
    // Plan again in the transaction: somebody may have changed FAQs meanwhile.
    const plan = await makePlan(tx, target, prepared);
    const { faults } = plan;
    const { added, changed, removed } = countOutcomes(plan);
    if (faults.length > 0 || added + changed + removed === 0) {
      nothingToWrite();
      const message =
        faults.length > 0 ? messages.importFaulty(faults.length) : messages.importUnchanged;
      return toResult(plan, facts, message);
    }
    const names = prepared.images.rows.map(({ name }) => name);
    const storedNames = await findStoredImages(tx, names);
    for (const image of prepared.images.rows) {
      if (!storedNames.has(image.name)) {
        await tx.insert(images).values(image).onConflictDoNothing();
      }
    }
    const { undo } = await saveTree(tx, plan.forest, actor.username);
    await touchFaqs(change, plan.moved);
    if (plan.edits.length > 0) undo.edited = await editFaqs(change, plan.edits);
    const tested = await writeTests(tx, websiteId, plan.tests);
    const undoId = await record({
      action: 'import',
      entity: 'faq',
      entityId: null,
      websiteId,
      label: [...file.name.replaceAll('\0', '')].slice(0, labelMaxLength).join(''),
      after: { added, changed, removed },
      undo: [undo, ...tested],
    });
    return {
      ...toResult(plan, facts, messages.importWritten(added, changed, removed)),
      undo_id: undoId,
    };
  });
}

async function prepare(db: Reader, target: ImportTarget, file: Upload): Promise<Prepared> {
  const { id, codeOf, encodeImage, mode, keywords_mode } = target;
  const { columns, sheet, separator, keep, pasted } = target;
  const options = { website: codeOf(id), columns, sheet, separator, keep, pasted };
  const { rows, faults, words, isExported, hasOwnIds, content, ...facts } = await readInWorker(
    file.content,
    options,
  );
  const images = await prepareImages(db, encodeImage, rows, content);
  const hasLists = rows.some((row) => faqListNames.some((name) => row[name] !== undefined));
  return {
    rows,
    isExported,
    faults: [...faults, ...images.faults],
    facts: { ...facts, keywords_mode: hasLists && !isExported ? keywords_mode : null },
    words,
    images,
    options: { mode, hasOwnIds, keywordsMode: isExported ? 'replace' : keywords_mode },
  };
}

/** Cuts the keywords of a file by the rule of all keywords. Those of an exported file are what a website has. */
async function withGuard(db: Reader, target: ImportTarget, prepared: Prepared): Promise<Prepared> {
  const { rows, facts } = prepared;
  if (prepared.isExported || !rows.some(({ keywords }) => keywords)) return prepared;
  const plan = await makePlan(db, target, prepared);
  if (plan.faults.length > 0) return prepared;
  const guarded = await guardKeywords(db, target.id, rows, plan);
  if (guarded.count === 0) return prepared;
  const conversions = [...facts.conversions, { type: 'keywords' as const, count: guarded.count }];
  return {
    ...prepared,
    rows: target.keep.includes('keywords') ? rows : guarded.rows,
    facts: { ...facts, conversions },
  };
}

/** Makes a plan. If it has no faults, every image of the plan is stored or prepared. */
async function makePlan(
  db: Reader,
  target: Pick<ImportTarget, 'id' | 'codeOf' | 'mayReadLibrary'>,
  { rows, faults, words, images, options }: Prepared,
): Promise<FilePlan> {
  const websiteId = target.id;
  const others = rows.flatMap(({ image }) => (image && !images.encoded.has(image) ? image : []));
  const storedNames = await findStoredImages(db, [...new Set(others)]);
  const faulty = new Set(images.faults.map(({ line }) => line));
  const missing: ImportPlan['faults'] = [];
  const resolved = rows.map((row): ImportRow => {
    if (!row.image) return row;
    const image = images.encoded.get(row.image)?.name;
    if (image === undefined && !storedNames.has(row.image) && !faulty.has(row.line)) {
      missing.push({ line: row.line, message: messages.importNoImage(row.image.slice(0, 100)) });
    }
    return { ...row, image: image ?? row.image };
  });
  // Reading and comparing thousands of FAQs takes tens of milliseconds each.
  const letOthersRun = yieldToRequests(0);
  const ofWebsite = eq(faqs.websiteId, websiteId);
  const stored = await db.select().from(faqs).where(ofWebsite).orderBy(asc(faqs.path));
  await letOthersRun();
  const tests = await findStoredTests(db, websiteId);
  const named = await findNamedBranches(db, target, resolved);
  const { branches } = named;
  await letOthersRun();
  const plan = planImport(websiteId, { stored, tests, branches }, resolved, options);
  await letOthersRun();
  const all = [...faults, ...missing, ...named.faults, ...plan.faults].sort(
    (a, b) => a.line - b.line,
  );
  const withWords = (fault: ImportFault) => ({ ...fault, words: words.get(fault.line) });
  return {
    ...plan,
    stored,
    faults: all.map(withWords),
    warnings: [...named.warnings, ...plan.warnings].map(withWords),
  };
}

/** Whether an admin must say what a column contains. */
function lacksFields({ columns }: FileFacts): boolean {
  return columns.some(({ field }) => field === null);
}

function toResult(plan: PlannedLines, facts: FileFacts, message: string): ImportResult {
  const { faults, warnings, unanswered } = plan;
  return {
    ...countOutcomes(plan),
    faults,
    warnings,
    ...facts,
    notes:
      unanswered.length > 0
        ? [...facts.notes, messages.importUnanswered(...unanswered)]
        : facts.notes,
    lines: [],
    undo_id: null,
    message,
  };
}

function countOutcomes({ lines }: Pick<ImportPlan, 'lines'>): Record<ImportOutcome, number> {
  const counts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  return counts;
}
