/** Every limit of the product: lengths in characters, sizes in bytes, times in the unit the name gives. */

/** Rows on one page of every admin list (spec, section 9). */
export const pageSize = 100;
/** The largest page size a list answers. */
export const maxPageSize = 500;

/** The website the bot and new links use unless told otherwise (spec, section 9). */
export const defaultWebsiteId = 1;
/** FAQ ids with a meaning of their own (spec, section 9); ids after the last are free. */
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
/** Levels of a FAQ tree: a question of the top tier is level 1. */
export const faqTreeMaxDepth = 32;

export const imageMaxBytes = 5 * 1024 * 1024;
/** Uploads that may wait for their turn to be decoded, each with its bytes in memory; more are asked to come again. */
export const imageMaxWaiting = 20;
/** Visitors' answers kept ready in memory, each in three encodings: 1,000 websites of 200 questions take some 60 MB. */
export const answerCacheMaxBytes = 256 * 1024 * 1024;
/** Images kept ready in memory. */
export const imageCacheMaxBytes = 64 * 1024 * 1024;
/** Longest side of a stored image, in pixels. */
export const imageMaxSide = 1280;
/** Pixels an upload may decode to; more is refused before it is decoded. */
export const imageMaxInputPixels = 40_000_000;
/** Bytes those pixels may take: four each, so that 16 bits a channel halve their number. */
export const imageMaxDecodedBytes = 4 * imageMaxInputPixels;

/** A request body without a file. */
export const bodyMaxBytes = 64 * 1024;
/** A request body with a file: the image and room for its fields. */
export const multipartMaxBytes = imageMaxBytes + bodyMaxBytes;

/** How long a sign-in lasts. */
export const sessionHours = 12;
/** How long a sign-in is kept that nobody uses. */
export const sessionIdleMinutes = 120;

/** How long a repeated creation with the same `Idempotency-Key` gets the first answer again. */
export const idempotencyHours = 24;
export const idempotencyKeyMaxLength = 255;

/** How long a deletion can be undone; the rows and images it took are kept so long. */
export const undoDays = 90;
/** How long the audit trail remembers. */
export const auditDays = 730;

export const ticketMaxLength = 32;
export const historyUsernameMaxLength = 100;
/** A ticket check's request body. */
export const historyBodyMaxBytes = 4 * 1024;
/** Ticket checks from one address; visitors of one mobile network share an address. */
export const historyAddressLimit = { attempts: 30, seconds: 60 };
/** Ticket checks on one username, from wherever they come. */
export const historyUsernameLimit = { attempts: 10, seconds: 300 };

/** Sign-ins from one address. An office shares one, so a few mistakes cost nothing. */
export const signInAddressLimit = {
  free: 10,
  firstDelaySeconds: 1,
  longestDelaySeconds: 900,
  forgetSeconds: 900,
};
/** Sign-ins with one name, from wherever they come; the longest delay is how long a stranger can hold its owner up. */
export const signInUsernameLimit = {
  free: 5,
  firstDelaySeconds: 1,
  longestDelaySeconds: 30,
  forgetSeconds: 900,
};

/** A ticket check at the chat service, from start to end; the bot itself gives up after 10 s. */
export const chatServiceTimeoutMs = 8000;
export const chatServiceRetryDelayMs = 100;
export const chatServiceAnswerMaxBytes = 64 * 1024;
/** Ticket checks that are at the chat service at once: a slow one is not given all there are to do. */
export const chatServiceMaxCalls = 64;
/** So many failures in a row, and the chat service is left alone for a while. */
export const chatServiceFailuresToPause = 5;
export const chatServicePauseMs = 10_000;

/** Lines of a ledger file that are written in one transaction. */
export const ledgerBatchLines = 1000;
/** Between two such transactions, about as long as one takes: a server's own writes wait for no more than a few. */
export const ledgerPauseMs = 15;
/** Longest line of a ledger file, in characters. */
export const ledgerLineMaxLength = 2000;
