import { eq } from 'drizzle-orm';
import type { InsightKind } from '../../api/contract/insights.ts';
import { daysBefore, daysBetween, jakartaDay } from '../../api/contract/jakarta-day.ts';
import { openDatabase } from '../../api/db/open-database.ts';
import { faqs, insightCounts, websites } from '../../api/db/schema.ts';

const websiteId = 1;
/** The website without visitors. */
export const emptyWebsiteId = 2;
/** The dashboard's default period of 30 days and the period before it. */
const days = 60;
const weekdays = [0.8, 1, 1.1, 1, 1.05, 1.2, 0.7];

/** Writes invented sums for one website, equal on every run except for their dates, and adds a website without sums. */
export async function insertInsights(dataDir: string): Promise<void> {
  const db = await openDatabase({ DATA_DIR: dataDir }, 'share');
  const ids = await db.read
    .select({ id: faqs.id })
    .from(faqs)
    .where(eq(faqs.websiteId, websiteId))
    .orderBy(faqs.path);
  const today = jakartaDay(new Date());
  const rows = daysBetween(daysBefore(today, days - 1), today).flatMap((day, at) => {
    const visitors = Math.round(
      (60 + at) * (weekdays[at % 7] ?? 1) * (0.9 + ((at * 37) % 20) / 100),
    );
    const count = (kind: InsightKind, count: number, faqId = 0) => ({
      websiteId,
      day,
      kind,
      faqId,
      count: Math.round(count),
    });
    return [
      count('opened', visitors),
      count('searched', visitors * 0.6),
      count('unanswered', visitors * (0.16 - at / 1000)),
      count('handed-over', visitors * (0.14 - at / 600)),
      ...ids.flatMap(({ id }, place) => {
        // Nobody reads some of the questions, and some help nobody.
        const read = place % 6 === 5 ? 0 : (visitors * 0.4) / (2 + ((place * 7) % 40));
        const helpful = place % 9 === 4 ? 0.05 : 0.19 + at / 1000;
        return [
          count('read', read, id),
          count('helpful', read * helpful, id),
          count('unhelpful', read * (0.27 - helpful), id),
          count('handed-over', read * (place % 17 === 3 ? 0.35 : 0), id),
        ];
      }),
    ];
  });
  await db.write(async (tx) => {
    for (const row of rows.filter(({ count }) => count > 0))
      await tx.insert(insightCounts).values(row);
    await tx.insert(websites).values({
      id: emptyWebsiteId,
      name: 'Toko Baru',
      livechatLink: 'https://example.com/chat',
      serverIp: '203.0.113.2',
      lastEditedAt: new Date().toISOString(),
      lastEditedBy: 'admin',
    });
  });
  await db.close();
}
