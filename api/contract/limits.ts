/** Limits that both sides of the wire need: lengths in characters, sizes in bytes, times in the unit of the name. */

/** Rows on one page of every admin list (spec, section 9). */
export const pageSize = 100;

/** The default website of the bot and of new links (spec, section 9). */
export const defaultWebsiteId = 1;
/** FAQ ids with a meaning of their own (spec, section 9); greater ids are ordinary. */
export const depositCheckFaqId = 6;
export const withdrawCheckFaqId = 21;

export const usernameMaxLength = 64;
export const passwordMinLength = 8;
export const passwordMaxLength = 128;
export const websiteNameMaxLength = 100;
export const addressMaxLength = 2048;
export const serverIpMaxLength = 255;

export const questionMaxLength = 300;
export const answerMaxLength = 5000;
/** FAQs of one website. Every visitor downloads all of them. */
export const faqsPerWebsiteMax = 5000;

export const imageMaxBytes = 5 * 1024 * 1024;

/** How long a repeated creation with the same `Idempotency-Key` gets the first response. */
export const idempotencyHours = 24;
export const idempotencyKeyMaxLength = 255;

/** How long a deletion can be undone. Its rows and images are stored for that time. */
export const undoDays = 90;

export const ticketMaxLength = 32;
export const historyUsernameMaxLength = 100;
