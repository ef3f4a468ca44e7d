import { eq } from 'drizzle-orm';
import { dueDay, type FaqReview, ruleOf } from '../contract/faqs/review.ts';
import { jakartaDay } from '../contract/jakarta-day.ts';
import type { Reader } from '../db/database.ts';
import { faqs, websiteSettings } from '../db/schema.ts';

/** The columns of a FAQ that decide when its answer must be reviewed. */
export const reviewColumns = {
  answer: faqs.answer,
  image: faqs.image,
  reviewOn: faqs.reviewOn,
  reviewEvery: faqs.reviewEvery,
  outdatedOn: faqs.outdatedOn,
  confirmedAt: faqs.confirmedAt,
  confirmedBy: faqs.confirmedBy,
};
export type ReviewRow = Pick<typeof faqs.$inferSelect, keyof typeof reviewColumns>;

/** Reads the rule of a website. Returns a function for the rows of its FAQs. */
export async function readReviews(
  db: Reader,
  websiteId: number,
): Promise<(row: ReviewRow) => FaqReview> {
  const [website = { reviewEvery: null, reviewSince: null }] = await db
    .select({
      reviewEvery: websiteSettings.reviewEvery,
      reviewSince: websiteSettings.reviewSince,
    })
    .from(websiteSettings)
    .where(eq(websiteSettings.websiteId, websiteId));
  const today = jakartaDay(new Date());
  return (row) => {
    const due = dueDay(row, website);
    return {
      review: ruleOf(row),
      review_on: due,
      is_due: due !== null && due <= today,
      outdated_on: row.outdatedOn,
      confirmed_at: row.confirmedAt,
      confirmed_by: row.confirmedBy,
    };
  };
}
