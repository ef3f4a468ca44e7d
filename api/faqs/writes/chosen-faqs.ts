import type { ChosenFaq, SkippedFaq } from '../../contract/requests.ts';
import { messages } from '../../copy/messages.ts';
import type { Tx } from '../../db/database.ts';
import type { FaqRow } from '../../db/faq-row.ts';
import { readRows } from '../tree/read-rows.ts';

interface ChosenFaqs {
  /** The chosen FAQs that exist. Those of one website are in tree order. */
  rows: FaqRow[];
  /** The chosen FAQs that do not exist. */
  gone: SkippedFaq[];
  /** Whether somebody edited a row since the caller saw it. */
  isChanged(row: FaqRow): boolean;
}

/** The FAQs of websites that a request names. A FAQ of another website counts as deleted. */
export async function findChosen(
  tx: Tx,
  websiteIds: readonly number[],
  chosen: readonly (Pick<ChosenFaq, 'id'> & Partial<ChosenFaq>)[],
): Promise<ChosenFaqs> {
  const versions = new Map(chosen.map(({ id, version }) => [id, version]));
  const existing = await readRows(tx, versions.keys());
  const rows = existing.filter((row) => websiteIds.includes(row.websiteId));
  const found = new Set(rows.map(({ id }) => id));
  return {
    rows,
    gone: [...versions.keys()]
      .filter((id) => !found.has(id))
      .map((id) => ({ id, question: null, reason: messages.skippedGone })),
    isChanged: (row) => versions.get(row.id) !== row.version,
  };
}

/** The rows without those below another one of the rows. */
export function rootsOf(rows: readonly FaqRow[]): FaqRow[] {
  let above: string | undefined;
  return rows.filter(({ path }) => {
    if (above !== undefined && path.startsWith(above)) return false;
    above = path;
    return true;
  });
}

export function skip({ id, question }: FaqRow, reason: string): SkippedFaq {
  return { id, question, reason };
}

const listedMax = 20;

/** The questions of several FAQs for the audit trail: at most `listedMax`, and the number of the others. */
export function questionsOf(rows: readonly FaqRow[]): string {
  const listed = rows.slice(0, listedMax).map(({ question }) => question);
  const others = rows.length - listed.length;
  return [...listed, ...(others > 0 ? [messages.moreQuestions(others)] : [])].join('\n');
}
