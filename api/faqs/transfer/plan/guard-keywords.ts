import { createKeywordGuard } from '../../../contract/texts/keyword-guard.ts';
import { cleanKeywords } from '../../../contract/texts/keywords.ts';
import type { Reader } from '../../../db/database.ts';
import type { FaqRow } from '../../../db/faq-row.ts';
import { findWebsiteName } from '../../../db/find-website-name.ts';
import { withBot } from '../../../db/has-website.ts';
import { readKeywords, storeKeywords } from '../../../db/stored-keywords.ts';
import { yieldToRequests } from '../../../db/yield-to-requests.ts';
import { fillFaqs } from '../../fill-words/fill-faqs.ts';
import type { ImportRow } from '../reading/import-row.ts';
import type { ImportPlan } from './plan-import.ts';
import { treeAfter } from './tree-after.ts';

type RowsPlan = Pick<ImportPlan, 'forest' | 'edits' | 'lines'> & { stored: readonly FaqRow[] };

/**
 * Takes words of many FAQs, and the website's name, out of the keywords of a file. The FAQs are those after the import, so that
 * the same file changes nothing the second time. A keyword that its FAQ has already stays as it is.
 *
 * @param rows those of which the plan has the first lines, in the same order.
 * @returns the rows with what is left, and the number of keywords that became shorter or were left out.
 */
export async function guardKeywords(
  db: Reader,
  websiteId: number,
  rows: readonly ImportRow[],
  plan: RowsPlan,
): Promise<{ rows: ImportRow[]; count: number }> {
  const tree = await fillFaqs(db, websiteId, treeAfter(plan).tree);
  const steps = createKeywordGuard(tree, await findWebsiteName(db, websiteId, withBot));
  const letOthersRun = yieldToRequests();
  let step = steps.next();
  for (; !step.done; step = steps.next()) await letOthersRun();
  const guard = step.value;
  const stored = new Map(plan.stored.map((row) => [row.id, row]));
  let count = 0;
  const guarded: ImportRow[] = [];
  for (const [index, row] of rows.entries()) {
    await letOthersRun();
    if (!row.keywords) {
      guarded.push(row);
      continue;
    }
    const faq = stored.get(plan.lines[index]?.node?.id ?? 0);
    const owned = new Set(readKeywords(faq?.keywords ?? '').map((each) => each.toLowerCase()));
    const keywords = readKeywords(row.keywords).flatMap((typed) => {
      if (owned.has(typed.toLowerCase())) return [typed];
      const { keyword, isCut } = guard(typed);
      if (isCut) count += 1;
      return keyword === '' ? [] : [keyword];
    });
    guarded.push({ ...row, keywords: storeKeywords(cleanKeywords(keywords)) });
  }
  return { rows: guarded, count };
}
