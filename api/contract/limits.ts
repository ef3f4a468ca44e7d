/** Limits that both sides of the wire need: lengths in characters, sizes in bytes, times in the unit of the name. */

/** Rows on one page of every admin list (spec, section 9). */
export const pageSize = 100;

export const usernameMaxLength = 64;
export const passwordMinLength = 8;
export const passwordMaxLength = 128;
export const websiteNameMaxLength = 100;
export const addressMaxLength = 2048;
export const serverIpMaxLength = 255;

export const questionMaxLength = 300;
export const answerMaxLength = 5000;
/** Levels of a FAQ tree: a question of the top tier is level 1. */
export const faqTreeMaxDepth = 32;

export const imageMaxBytes = 5 * 1024 * 1024;

/** A file of FAQs to import: CSV, JSON or ZIP. */
export const importMaxBytes = 64 * 1024 * 1024;

/** How long a write can be undone. Deleted rows, earlier texts and images are stored for that time. */
export const undoDays = 90;

export const ticketMaxLength = 32;
export const historyUsernameMaxLength = 100;
