import { and, eq, inArray, isNotNull, like, or } from 'drizzle-orm';
import type { FillWord, FillWords, WebsiteWords } from '../../contract/texts/fill-words.ts';
import { lacksValue, namesInBraces, valueIn } from '../../contract/texts/fill-words.ts';
import { starterWords } from '../../contract/texts/starter-words.ts';
import type { Reader } from '../../db/database.ts';
import { faqs, websiteSettings, websites } from '../../db/schema.ts';

/**
 * The words of a website.
 *
 * @param only the websites of which the account may know the words; undefined for all.
 */
export async function readWords(
  db: Reader,
  websiteId: number,
  only?: readonly number[],
): Promise<WebsiteWords> {
  const [settings] = await db
    .select({ version: websiteSettings.version })
    .from(websiteSettings)
    .where(eq(websiteSettings.websiteId, websiteId));
  const words = (await listWords(db, [websiteId], only)).get(websiteId) ?? [];
  return { version: settings?.version ?? 1, words };
}

/** The words that FAQs of these websites contain and that have no value of the website's own. */
export async function findMissingWords(
  db: Reader,
  websiteIds: readonly number[],
): Promise<ReadonlyMap<number, FillWord[]>> {
  const found = await listWords(db, websiteIds);
  return new Map([...found].map(([id, words]) => [id, words.filter(lacksValue)]));
}

/** Empty for several websites if none has a word. */
async function listWords(
  db: Reader,
  websiteIds: readonly number[],
  only?: readonly number[],
): Promise<Map<number, FillWord[]>> {
  const stored = await db
    .select({ id: websites.id, isLibrary: websites.isLibrary, words: websiteSettings.fillWords })
    .from(websites)
    .innerJoin(websiteSettings, eq(websiteSettings.websiteId, websites.id))
    .where(isNotNull(websiteSettings.fillWords));
  // Most installations have no words, so do not read the texts of all their FAQs.
  if (stored.length === 0 && websiteIds.length > 1) return new Map();
  const known = new Set<string>([
    ...starterWords,
    ...stored
      .filter(({ id, isLibrary }) => isLibrary || (only?.includes(id) ?? true))
      .flatMap(({ words }) => Object.keys(words ?? {})),
  ]);
  const library = stored.find(({ isLibrary }) => isLibrary);
  const uses = await countUses(db, websiteIds);
  const wordsOf = (id: number): FillWord[] => {
    const own: FillWords = stored.find((row) => row.id === id)?.words ?? {};
    const defaults: FillWords = (library?.id !== id && library?.words) || {};
    const used = uses.get(id) ?? new Map<string, number>();
    const names = [...Object.keys({ ...defaults, ...own }), ...used.keys()];
    return [...new Set(names)]
      .filter((name) => known.has(name))
      .sort()
      .map((name) => ({
        name,
        value: valueIn(own, name) ?? null,
        default: valueIn(defaults, name) ?? null,
        uses: used.get(name) ?? 0,
      }));
  };
  return new Map(websiteIds.map((id) => [id, wordsOf(id)]));
}

/** In how many FAQs of each website each name stands in braces. */
async function countUses(
  db: Reader,
  websiteIds: readonly number[],
): Promise<Map<number, Map<string, number>>> {
  const rows = await db
    .select({ websiteId: faqs.websiteId, question: faqs.question, answer: faqs.answer })
    .from(faqs)
    .where(
      and(
        inArray(faqs.websiteId, [...websiteIds]),
        or(like(faqs.question, '%{%'), like(faqs.answer, '%{%')),
      ),
    );
  const counts = new Map<number, Map<string, number>>();
  for (const { websiteId, question, answer } of rows) {
    const ofWebsite = counts.get(websiteId) ?? new Map<string, number>();
    counts.set(websiteId, ofWebsite);
    for (const name of namesInBraces(`${question}\n${answer}`))
      ofWebsite.set(name, (ofWebsite.get(name) ?? 0) + 1);
  }
  return counts;
}
