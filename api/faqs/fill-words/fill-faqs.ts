import { eq, or } from 'drizzle-orm';
import { type FillWords, fillIn } from '../../contract/texts/fill-words.ts';
import type { Reader } from '../../db/database.ts';
import { websiteSettings, websites } from '../../db/schema.ts';
import { yieldToRequests } from '../../db/yield-to-requests.ts';

export interface FilledTexts {
  question: string;
  answer: string | null;
}

/**
 * Replaces the words of a website in its FAQs: by its own values, else by the defaults of the library. Other requests can
 * run meanwhile, because words can make long texts of short ones.
 */
export async function fillFaqs<Row extends FilledTexts>(
  db: Reader,
  websiteId: number,
  faqs: readonly Row[],
): Promise<Row[]> {
  const words = await findValues(db, websiteId);
  const letOthersRun = yieldToRequests();
  const filled: Row[] = [];
  for (const faq of faqs) {
    await letOthersRun();
    const { question, answer } = faq;
    filled.push({
      ...faq,
      question: fillIn(question, words),
      answer: answer && fillIn(answer, words),
    });
  }
  return filled;
}

/** What a website reads for its words. */
export async function findValues(db: Reader, websiteId: number): Promise<FillWords> {
  const rows = await db
    .select({ id: websites.id, words: websiteSettings.fillWords })
    .from(websites)
    .innerJoin(websiteSettings, eq(websiteSettings.websiteId, websites.id))
    .where(or(eq(websites.id, websiteId), eq(websites.isLibrary, true)));
  const wordsOf = (isOwn: boolean) =>
    rows.find(({ id }) => (id === websiteId) === isOwn)?.words ?? {};
  return valuesFor(wordsOf(false), wordsOf(true));
}

/** What a website reads for the words: its own values, else the library's. A blank value counts as none. */
export function valuesFor(library: FillWords = {}, own: FillWords): FillWords {
  return Object.fromEntries(
    [...Object.entries(library), ...Object.entries(own)].filter(([, value]) => value !== ''),
  );
}
