import { inArray } from 'drizzle-orm';
import type { AuditFields } from '../contract/audit.ts';
import { faqFieldNames } from '../contract/faqs/faq-fields.ts';
import type { Tx } from '../db/database.ts';
import { type FaqContent, type FaqRow, pick, type StoredTexts } from '../db/faq-row.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { auditFaqs, faqs } from '../db/schema.ts';
import { isFaqs, type UndoStep, type WrittenFaqs } from './undo-steps.ts';

type FaqFields = Partial<FaqContent & { parentId: number | null }>;

interface TouchedFaq {
  id: number;
  /** The earlier values of the fields that changed; `null` if the FAQ did not exist. */
  before: FaqFields | null;
}

interface TouchedOptions {
  entryId: number;
  /** The steps of the write; for an undo, the steps that it undid. */
  steps: readonly UndoStep[];
  isUndo: boolean;
  /** The FAQ that the entry itself describes. */
  describedId: number | null;
}

/**
 * Records what a write did to each of its FAQs. So the versions of one FAQ are found without the undo steps of all
 * writes, and also after those are deleted. Call it after the last step.
 */
export async function recordTouchedFaqs(
  tx: Tx,
  { entryId, steps, isUndo, describedId }: TouchedOptions,
): Promise<void> {
  const befores = new Map<number, FaqFields | null>();
  const all = steps.filter(isFaqs);
  for (const step of isUndo ? all.toReversed() : all) {
    for (const { id, before } of touchedBy(step, isUndo)) {
      if (id === describedId) continue;
      const first = befores.get(id);
      // Each step has only the fields that it changed, so combine the fields of all steps. Use the earliest value.
      befores.set(id, first === undefined ? before : first && { ...before, ...first });
    }
  }
  await runInStatements([...befores.keys()], async (ids) => {
    const rows = await tx.select().from(faqs).where(inArray(faqs.id, ids));
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const values = ids.map((id) => {
      const row = rowOf.get(id);
      const before = befores.get(id);
      return {
        entryId,
        faqId: id,
        before: row && before ? faqTrail({ ...row, ...before }) : null,
        after: row ? faqTrail(row) : null,
      };
    });
    await tx.insert(auditFaqs).values(values);
  });
}

function touchedBy(step: WrittenFaqs, isUndo: boolean): TouchedFaq[] {
  const {
    created = [],
    arranged,
    placed = [],
    transferred,
    edited = [],
    sourced = [],
    lost,
  } = step;
  const removed = (rows: readonly FaqRow[]): TouchedFaq[] =>
    rows.map(({ id }) => ({ id, before: isUndo ? null : {} }));
  const moved = (id: number, from: number | null, to: number | null): TouchedFaq => ({
    id,
    before: { parentId: isUndo ? to : from },
  });
  const parts: TouchedFaq[][] = [
    created.map(({ id }) => ({ id, before: isUndo ? {} : null })),
    removed(arranged?.removed ?? []),
    (arranged?.moved ?? []).map((each) => moved(each.id, each.fromParentId, each.toParentId)),
    ...placed.map((each) =>
      'rows' in each ? removed(each.rows) : [moved(each.id, each.from.parentId, each.toParentId)],
    ),
    (transferred?.branches ?? []).flatMap(({ rows }) =>
      rows.map(({ id, parentId }) => ({ id, before: isUndo ? {} : { parentId } })),
    ),
    edited.map(({ id, before, after }) => ({ id, before: isUndo ? after : before })),
    sourced.map(({ id }) => ({ id, before: {} })),
    // An undo inserts these later.
    isUndo ? [] : removed(lost?.faqs ?? []),
  ];
  return (isUndo ? parts.toReversed() : parts).flat();
}

/** The texts and the parent of a FAQ as the audit trail describes them. */
export function faqTrail(row: StoredTexts & Pick<FaqRow, 'parentId'>): AuditFields {
  return { ...pick(row, faqFieldNames), parent_id: row.parentId };
}
