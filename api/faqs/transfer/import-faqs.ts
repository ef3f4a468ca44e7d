import { asc, eq } from 'drizzle-orm';
import type { Actor } from '../../audit-log/actor.ts';
import type { AuditedDatabase } from '../../audit-log/audited-database.ts';
import type {
  ImportFault,
  ImportMode,
  ImportOutcome,
  ImportResult,
} from '../../contract/faqs/faq-transfer.ts';
import { messages } from '../../copy/messages.ts';
import type { Reader } from '../../db/database.ts';
import type { FaqRow } from '../../db/faq-row.ts';
import { hasTree } from '../../db/has-website.ts';
import { faqs, images } from '../../db/schema.ts';
import { yieldToRequests } from '../../db/yield-to-requests.ts';
import { requireFormWebsite } from '../../http/require-form-website.ts';
import type { Upload } from '../../images/read-form.ts';
import { requireRoomForTexts } from '../fill-words/text-budget.ts';
import { saveTree } from '../tree/save-tree.ts';
import { editFaqs, touchFaqs } from '../writes/edit-faqs.ts';
import type { EncodeImage } from './encoded-images.ts';
import { findStoredImages, type ImportImages, prepareImages } from './import-images.ts';
import type { ImportRow } from './import-row.ts';
import { type ImportOptions, type ImportPlan, planImport } from './plan-import.ts';
import { readInWorker } from './read-in-worker.ts';
import { type CodeOf, findNamedBranches } from './shared-code.ts';
import { treeAfter } from './tree-after.ts';
import { findStoredTests, writeTests } from './write-tests.ts';

export interface ImportTarget {
  /** The website's id. */
  id: number;
  codeOf: CodeOf;
  mode: ImportMode;
  encodeImage: EncodeImage;
}

/** A parsed file with its encoded images. */
interface Prepared {
  rows: ImportRow[];
  faults: ImportPlan['faults'];
  notes: string[];
  words: ReadonlyMap<number, string>;
  images: ImportImages;
  options: ImportOptions;
}

type FilePlan = ImportPlan & { stored: readonly FaqRow[]; notes: string[] };

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
  const prepared = await prepare(db, target, file);
  const plan = await makePlan(db, target, prepared);
  const isFaulty = plan.faults.length > 0;
  const message = isFaulty ? messages.importFaulty(plan.faults.length) : messages.importChecked;
  const result = toResult(plan, message);
  if (isFaulty) return result;
  const tree = treeAfter(plan);
  await requireRoomForTexts(db, target.id, tree);
  return { ...result, lines: plan.lines, tree };
}

/** Imports a whole file in one transaction with one audit entry. Imports nothing from a file with faults. */
export async function importFaqs(
  db: AuditedDatabase,
  actor: Actor,
  target: ImportTarget,
  file: Upload,
): Promise<ImportResult> {
  const websiteId = target.id;
  const prepared = await prepare(db.read, target, file);
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
      return toResult(plan, message);
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
    if (plan.edits.length > 0) undo.push(await editFaqs(change, plan.edits));
    undo.push(...(await writeTests(tx, websiteId, plan.tests)));
    const undoId = await record({
      action: 'import',
      entity: 'faq',
      entityId: null,
      websiteId,
      label: [...file.name.replaceAll('\0', '')].slice(0, labelMaxLength).join(''),
      after: { added, changed, removed },
      undo,
    });
    return {
      ...toResult(plan, messages.importWritten(added, changed, removed)),
      undo_id: undoId,
    };
  });
}

async function prepare(
  db: Reader,
  { id, mode, codeOf, encodeImage }: ImportTarget,
  file: Upload,
): Promise<Prepared> {
  const { rows, faults, notes, words, hasOwnIds, content } = await readInWorker(
    file.content,
    codeOf(id),
  );
  const images = await prepareImages(db, encodeImage, rows, content);
  return {
    rows,
    faults: [...faults, ...images.faults],
    notes,
    words,
    images,
    options: { mode, hasOwnIds },
  };
}

/** Makes a plan. If it has no faults, every image of the plan is stored or prepared. */
async function makePlan(
  db: Reader,
  { id: websiteId, codeOf }: Pick<ImportTarget, 'id' | 'codeOf'>,
  { rows, faults, notes, words, images, options }: Prepared,
): Promise<FilePlan> {
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
  const named = await findNamedBranches(db, websiteId, codeOf, resolved);
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
    notes,
    faults: all.map(withWords),
    warnings: [...named.warnings, ...plan.warnings].map(withWords),
  };
}

function toResult(plan: FilePlan, message: string): ImportResult {
  const { faults, warnings, notes } = plan;
  return { ...countOutcomes(plan), faults, warnings, notes, lines: [], undo_id: null, message };
}

function countOutcomes({ lines }: ImportPlan): Record<ImportOutcome, number> {
  const counts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  return counts;
}
