import { and, desc, eq } from 'drizzle-orm';
import type { HandledGroup, OpenWording, Unanswered } from '../contract/unanswered.ts';
import type { Reader } from '../db/database.ts';
import { faqs, handledWords, insightWords } from '../db/schema.ts';
import { handledWordsShown, insightWordsShown } from './insight-limits.ts';
import { onHandled, stillOpen } from './open-words.ts';

/** The join condition of handled wordings and their FAQs, which may be deleted. */
const onAnswer = and(eq(faqs.id, handledWords.faqId), eq(faqs.websiteId, handledWords.websiteId));
const faq = { id: faqs.id, question: faqs.question };

/** The open and the handled wordings of a website. */
export async function findUnanswered(db: Reader, websiteId: number): Promise<Unanswered> {
  return { open: await findOpen(db, websiteId), done: await findDone(db, websiteId) };
}

async function findOpen(db: Reader, websiteId: number): Promise<OpenWording[]> {
  const { words, count, firstOn, lastOn } = insightWords;
  const rows = await db
    .select({ words, count, first_on: firstOn, last_on: lastOn, at: handledWords.handledAt, faq })
    .from(insightWords)
    .leftJoin(handledWords, onHandled)
    .leftJoin(faqs, onAnswer)
    .where(stillOpen(websiteId))
    .orderBy(desc(count), desc(lastOn))
    .limit(insightWordsShown);
  return rows.map(({ at, faq, ...row }) => ({
    ...row,
    answered: at === null ? null : { at, faq },
  }));
}

async function findDone(db: Reader, websiteId: number): Promise<HandledGroup[]> {
  const rows = await db
    .select({ row: handledWords, faq, again: insightWords.count })
    .from(handledWords)
    .leftJoin(insightWords, onHandled)
    .leftJoin(faqs, onAnswer)
    .where(eq(handledWords.websiteId, websiteId))
    .orderBy(desc(handledWords.group), desc(handledWords.before))
    .limit(handledWordsShown);
  const groups = new Map<number, HandledGroup>();
  for (const { row, faq, again } of rows) {
    const { group, words, state, handledAt, handledBy, before, since } = row;
    const known = groups.get(group);
    groups.set(group, {
      group,
      words: [...(known?.words ?? []), words],
      state,
      faq,
      handled_at: handledAt,
      handled_by: handledBy,
      before: (known?.before ?? 0) + before,
      since: (known?.since ?? 0) + since,
      again: (known?.again ?? 0) + (again ?? 0),
    });
  }
  return [...groups.values()];
}
