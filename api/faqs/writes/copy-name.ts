import { and, eq, isNull } from 'drizzle-orm';
import { questionMaxLength } from '../../contract/limits.ts';
import { messages } from '../../copy/messages.ts';
import type { Reader } from '../../db/database.ts';
import { faqs } from '../../db/schema.ts';

/**
 * Returns a function that names copies: '... (salinan)', then '... (salinan 2)', if a child of the parent already has
 * the name. The question stays at the start, because 'Cek Deposit' opens a form by its words. If the name would be too
 * long, the question is not changed.
 */
export async function copyNamer(
  db: Reader,
  websiteId: number,
  parentId: number | null,
): Promise<(question: string) => string> {
  const ofParent = parentId === null ? isNull(faqs.parentId) : eq(faqs.parentId, parentId);
  const siblings = await db
    .select({ question: faqs.question })
    .from(faqs)
    .where(and(ofParent, eq(faqs.websiteId, websiteId)));
  const taken = new Set(siblings.map(({ question }) => question));
  /** The number of the next copy. Without it, thousands of copies of one question would each count from 1. */
  const next = new Map<string, number>();
  return (question) => {
    for (let copy = next.get(question) ?? 0; ; copy += 1) {
      const name = copy === 0 ? question : `${question} (${messages.copyNumber(copy)})`;
      if (name.length > questionMaxLength) return question;
      if (taken.has(name)) continue;
      next.set(question, copy + 1);
      taken.add(name);
      return name;
    }
  };
}
