import { imageMaxBytes } from '../contract/limits.ts';

/**
 * Limits that only the server uses: lengths in characters, sizes in bytes, times in the unit of the name. Limits that
 * the server and the browser both need are in `contract/limits.ts`.
 */

/** The largest page size of a list. */
export const maxPageSize = 500;

/** FAQs of one website. Every visitor downloads all of them. */
export const faqsPerWebsiteMax = 5000;
/** Websites that one request names. */
export const websitesMax = 1000;
/** FAQs that one request moves, deletes or searches for words to replace. */
export const chosenFaqsMax = faqsPerWebsiteMax;

/**
 * Texts that a search for branches like a shared one lists as different. Comparing two texts word by word takes some
 * milliseconds.
 */
export const alikeDifferencesMax = 2000;

/** Memory of a server whose caches are empty and that handles no request. 150 to 170 MB were measured. */
export const restingMemoryBytes = 200 * 1024 * 1024;
/**
 * Size of the cache of visitors' responses, each stored in three encodings. 1,000 websites of 200 questions take about
 * 60 MB.
 */
export const responseCacheMaxBytes = 128 * 1024 * 1024;
/** Size of the cache of scripts with a website's settings, 180 KB each. */
export const scriptCacheMaxBytes = 128 * 1024 * 1024;
/** Size of the cache of help pages and pictures of previews. A page takes some 10 KB in its three encodings. */
export const helpPageCacheMaxBytes = 48 * 1024 * 1024;
/** Size of the cache of what help pages are made from. It must have room for the largest website. */
export const helpSiteCacheMaxBytes = 32 * 1024 * 1024;
/** Size of the cache of images. */
export const imageCacheMaxBytes = 64 * 1024 * 1024;

/**
 * Node does compressions, password hashes, reads of files and look-ups of host names in four threads. These limits leave
 * one thread for the last two.
 */
export const compressionsMaxAtOnce = 2;
export const passwordHashesMaxAtOnce = 1;

/** A request body without a file. */
export const bodyMaxBytes = 64 * 1024;
/** A request body with all settings of a website: up to ten contact channels, each with its own hours and days off. */
export const settingsBodyMaxBytes = 256 * 1024;
/** A request body with up to `chosenFaqsMax` FAQs, each with its version and fields: about 75 characters at most. */
export const chosenFaqsBodyMaxBytes = 512 * 1024;
/** A request body with keywords for up to `chosenFaqsMax` FAQs: about 400 bytes for each. */
export const addedKeywordsBodyMaxBytes = 2 * 1024 * 1024;
/** A request body with the id of every FAQ of a website: an id has up to 15 digits and a comma. */
export const idsBodyMaxBytes = bodyMaxBytes + 16 * faqsPerWebsiteMax;
/** A request body with an image and its fields. */
export const multipartMaxBytes = imageMaxBytes + bodyMaxBytes;
/** The slowest uplink that the largest form with an image must fit through, in kbit/s. */
const slowestUplinkKbps = 360;
/**
 * Time for a whole request: the largest form with an image at the slowest uplink, rounded up to 10 s. The time limits
 * of proxies must be at least as long.
 */
export const requestMaxMs =
  Math.ceil((8 * multipartMaxBytes) / slowestUplinkKbps / 10_000) * 10_000;

/** Length of the secret that signs sessions. */
export const secretMinLength = 32;

/** How long a repeated creation with the same `Idempotency-Key` gets the response of the first one. */
export const idempotencyHours = 24;
export const idempotencyKeyMaxLength = 255;

/** Interval between two deletions of expired rows; also the delay of the first one after a start. */
export const housekeepingMinutes = 10;
/** If the clock differs more than this from the last known time, it is not trusted and nothing is deleted. */
export const clockJumpDays = 30;
/** How long the server must run with such a clock before it is trusted. */
export const clockDoubtHours = 24;

/** Senders, or things that senders did, that one server remembers for each limit until the hour or the day ends. */
export const sendersMax = 50_000;

/**
 * Tests of a website's search that visitors made, the rarest are deleted first; and those that admins added.
 */
export const searchTestsMax = 1000;
