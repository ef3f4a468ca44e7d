import type { InsightFact } from '../contract/insights.ts';
import {
  imageMaxBytes,
  imageMaxInputPixels,
  importMaxBytes,
  insightWordsMaxLength,
} from '../contract/limits.ts';

/**
 * Limits that only the server uses: lengths in characters, sizes in bytes, times in the unit of the name. Limits that
 * the server and the browser both need are in `contract/limits.ts`.
 */

/** The largest page size of a list. */
export const maxPageSize = 500;

/** FAQs of one website. Every visitor downloads all of them. */
export const faqsPerWebsiteMax = 5000;
/** FAQs that one request moves, deletes or searches for words to replace. */
export const chosenFaqsMax = faqsPerWebsiteMax;

/** Side of a stored avatar, in pixels: 40 CSS pixels on a screen with three pixels for each. */
export const avatarSide = 128;

/** Shortest side in pixels of an image from which a square is cut, and how many times as long the other side may be. */
export const squareMinSide = 16;
export const squareMaxRatio = 20;

/** Memory of a server whose caches are empty and that handles no request. 150 to 170 MB were measured. */
export const restingMemoryBytes = 200 * 1024 * 1024;
/**
 * Size of the cache of visitors' responses, each stored in three encodings. 1,000 websites of 200 questions take about
 * 60 MB.
 */
export const responseCacheMaxBytes = 128 * 1024 * 1024;
/** Size of the cache of scripts with a website's settings, 180 KB each. */
export const scriptCacheMaxBytes = 128 * 1024 * 1024;
/** Size of the cache of images. */
export const imageCacheMaxBytes = 64 * 1024 * 1024;

/**
 * Uploads in memory at the same time, counted from before the body is read until the image is stored. Further uploads
 * get 503.
 */
export const uploadsMaxAtOnce = 12;
/** Uploads of one account at the same time. */
export const uploadsMaxPerAccount = 6;
/** Time to decode and encode one image; the largest take about 2 s. */
export const imageMaxMs = 10_000;
/**
 * Memory of the process that decodes images: 70 MB without an image, 320 MB with the largest. It is checked every 10 ms,
 * so a file may exceed it by a few megabytes.
 */
export const imageProcessMaxBytes = 360 * 1024 * 1024;
/** How long that process waits for the next image. Starting it again takes longer than decoding most images. */
export const imageProcessIdleMs = 30_000;
/** Bytes of the decoded pixels: four per pixel. With 16 bits per channel, half as many pixels are allowed. */
export const imageMaxDecodedBytes = 4 * imageMaxInputPixels;

/** Files of earlier builds in the data folder: a build has about a hundred. The newest ones stay. */
export const formerFilesMax = 2000;
/** How long the files of a build stay after the last day of a server with it. */
export const formerFilesDays = 30;

/** A request body without a file. */
export const bodyMaxBytes = 64 * 1024;
/** A request body with all settings of a website: up to ten contact channels, each with its own hours and days off. */
export const settingsBodyMaxBytes = 256 * 1024;
/** A request body with up to `chosenFaqsMax` FAQs, each with its version and fields: about 75 characters at most. */
export const chosenFaqsBodyMaxBytes = 512 * 1024;
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
/** The minimum rate of an upload, in kbit/s: a phone with a bad connection can send a small image. */
export const uploadMinKbps = 64;
/**
 * How long an upload may be behind that rate before it is ended. Otherwise two accounts that send a byte from time to
 * time could occupy all upload slots.
 */
export const uploadMaxDelayMs = 12_000;
/** Fields and files of a form. */
export const multipartMaxParts = 50;

/** Memory of one export: its file, until the client has it. */
export const exportMaxMemoryBytes = 64 * 1024 * 1024;
/** Exports at the same time. Further exports get 503. */
export const exportsMaxAtOnce = 2;
/** Exports of one account at the same time. */
export const exportsMaxPerAccount = 1;
/** Memory of one import: the file, and its rows with two bytes per character. The worker that reads it needs more. */
export const importMaxMemoryBytes = importMaxBytes + 64 * 1024 * 1024;
/** Imports in memory at the same time. Further imports get 503. */
export const importsMaxAtOnce = 2;
/** Imports of one account at the same time. */
export const importsMaxPerAccount = 1;
/**
 * The largest request body: a file to import and its fields. The size limits of proxies must be at least this large.
 */
export const largestBodyMaxBytes = importMaxBytes + bodyMaxBytes;
/**
 * Time to receive the body of an import. Shorter than `requestMaxMs`, so that the server can respond before Node closes
 * the connection. The largest file needs 4.7 Mbit/s.
 */
export const importUploadMaxMs = requestMaxMs - 5000;
/** The table of an import, unpacked: 5,000 FAQs of the maximum length in Latin script take 27 MB. */
export const importTableMaxBytes = 32 * 1024 * 1024;
/** A table that is not in Unicode. Spreadsheets of the last 15 years write UTF-8. */
export const importGuessedMaxBytes = 8 * 1024 * 1024;
/** One record of a table to import. The longest valid one has less than half. */
export const importMaxRecordBytes = 64 * 1024;
/** Characters of one text of a record. Longer texts are refused before anything else is done with them. */
export const importMaxCellLength = importMaxRecordBytes;
/** The name of an image in a table to import. */
export const importMaxImageNameLength = 255;
/**
 * Memory and time of the worker that reads a file; one file is read at a time. The largest files need less than 192 MB,
 * and 3 s on a fast machine.
 */
export const importReadMaxMemoryBytes = 224 * 1024 * 1024;
export const importReadMaxMs = 30_000;
/** Cells of one line of a table to import; only a few columns are read. */
export const importMaxCells = 1000;
/**
 * Parts of one cell with keywords, blank ones included. A cell that contains only separators would take seconds and
 * gigabytes.
 */
export const importMaxKeywordParts = 200;
/** Lines of a table to import, blank ones included: spreadsheets may write many blank lines. */
export const importMaxLines = 200_000;
/** Faults that are reported for one file. The rest of the file is not read. */
export const importMaxFaults = faqsPerWebsiteMax;
/** Files and folders of a ZIP. */
export const zipMaxEntries = 3000;
/** The name of one file of a ZIP, with its folders, and its extra fields. Programs write one to four. */
export const zipNameMaxBytes = 1024;
export const zipMaxExtraFields = 20;
/** Different images of one import. */
export const importMaxImages = 1000;
/** All images of an import together, unpacked. */
export const importImagesMaxBytes = 128 * 1024 * 1024;
/**
 * Time to decode and encode images in one request of an import; the repeated request continues. Proxies must wait
 * longer for a response.
 */
export const importImagesMaxMs = 40_000;
/**
 * Cache of encoded images of imports that were checked or ran out of time, and how long an image is cached. All images
 * of one import must fit; otherwise a repeated import starts over.
 */
export const encodedImagesMaxBytes = importImagesMaxBytes;
export const encodedImagesMinutes = 10;

/** How long a session lasts. */
export const sessionHours = 12;
/** How long an unused session lasts. */
export const sessionIdleMinutes = 120;
/** Sessions of one account; the oldest ends. */
export const sessionsMax = 20;
/** How long after a proof of who uses the session sensitive writes are allowed. */
export const proofMinutes = 15;
/** How long the cookies from before a proof still serve requests that were already under way. */
export const replacedSessionSeconds = 15;
/** Time between the password and the last step of a sign-in. */
export const pendingSignInMinutes = 10;
/** Time to answer a challenge with a passkey. */
export const challengeMinutes = 5;
/** How long a browser that signed in is recognised. */
export const deviceDays = 180;
/** How long a password works that somebody else chose, while the setting `temporary_passwords` is on. */
export const temporaryPasswordHours = 72;
/** How long a link works with which people choose a new password. */
export const resetLinkMinutes = 60;
/** Warnings in one response. */
export const warningsShown = 100;
/** Passkeys of one account. */
export const passkeysMax = 10;

/** Length of the secret that signs sessions. */
export const secretMinLength = 32;

/** How long a repeated creation with the same `Idempotency-Key` gets the response of the first one. */
export const idempotencyHours = 24;
export const idempotencyKeyMaxLength = 255;

/** How long audit entries are stored. */
export const auditDays = 730;
/** Interval between two deletions of expired rows; also the delay of the first one after a start. */
export const housekeepingMinutes = 10;
/** Interval of the check for scheduled publications. */
export const scheduleCheckSeconds = 10;
/** If the clock differs more than this from the last known time, it is not trusted and nothing is deleted. */
export const clockJumpDays = 30;
/** How long the server must run with such a clock before it is trusted. */
export const clockDoubtHours = 24;

/** A ticket check's request body. */
export const ticketCheckBodyMaxBytes = 4 * 1024;
/** Ticket checks from one address. Visitors of one mobile network share an address. */
export const ticketCheckAddressLimit = { attempts: 30, seconds: 60 };
/** Ticket checks for one username, from all addresses together. */
export const ticketCheckUsernameLimit = { attempts: 10, seconds: 300 };

/** Senders, or things that senders did, that one server remembers for each limit until the hour or the day ends. */
export const sendersMax = 50_000;

/** The body of one of the bot's reports. */
export const insightBodyMaxBytes = 16 * 1024;
/** Reports from one address. The second limit stops a replayed report from increasing sums all day. */
export const insightAddressLimit = { reports: 120, seconds: 60 };
export const insightDayLimit = { reports: 5000, seconds: 86_400 };
/** Facts of one report that count. A report covers at most a minute, in which a visitor does not do more. */
export const insightFactsPerReport = {
  opened: 2,
  read: 10,
  searched: 10,
  voted: 10,
  checked: 10,
  'handed-over': 5,
} as const satisfies Record<InsightFact['type'], number>;
/** How often sums are written. A crash loses the reports since the last write. */
export const insightWriteMs = 2000;
/**
 * Sums in memory that are not written yet. In two seconds only made-up ids cause more; while the database is away, so
 * do many visitors. Further ones are dropped.
 */
export const insightSumsMax = 20_000;
/** An answered wording is listed again after it was counted this often. */
export const answeredWordsMinCount = 3;
/** Different wordings that one address may add in a day, beside those that are stored already. */
export const insightNewWordsPerSender = 20;
/** Wordings that one server has in memory and has not stored yet, and stored ones that it knows. */
export const insightWordsPendingMax = 20_000;
/** Wordings of a website; the rarest and oldest are deleted first. */
export const insightWordsMax = 20_000;
/** How long wordings are stored after they were last searched. */
export const insightWordsDays = 90;
/** Wordings in one response. */
export const insightWordsShown = 500;
/** A request body with all of these wordings: a character has up to three bytes. */
export const wordsBodyMaxBytes = bodyMaxBytes + insightWordsShown * 3 * insightWordsMaxLength;
/**
 * Tests of a website's search that visitors made, the rarest are deleted first; and those that admins added.
 */
export const searchTestsMax = 1000;
/** How long the former are stored after they were last chosen. */
export const searchTestDays = 365;
/** Handled wordings of a website; the oldest are deleted first. */
export const handledWordsMax = 5000;
/** Handled wordings in one response: the newest. */
export const handledWordsShown = 1000;
/** How long handled wordings are stored. */
export const handledWordsDays = 730;

/** How often the origins of visitors' pages are written. A crash loses the requests since the last write. */
export const originWriteMs = 10_000;
/** Different requests of one interval in memory. Only made-up origins cause more; those are dropped. */
export const originRequestsMax = 10_000;
/** Origins of one website, beside those of its links, which are never deleted. */
export const originsPerWebsiteMax = 200;
/** Of these, the origins that were added last: made-up ones must not keep a new site out. */
export const newestOriginsKept = 100;
/** Of these, the origins that were refused last. */
export const refusedOriginsKept = 20;
/** New origins that one address may add in an hour. */
export const newOriginsPerSender = 20;
/** New origins that one write stores for a website, and as many refused ones. Further ones are dropped. */
export const newOriginsPerWrite = 20;
/** How long an origin is stored after it was last seen. */
export const originDays = 180;

/** Time for a whole ticket check at the chat service. The bot itself stops waiting after 10 s. */
export const chatServiceTimeoutMs = 8000;
export const chatServiceRetryDelayMs = 100;
export const chatServiceResponseMaxBytes = 64 * 1024;
/** Ticket checks at the chat service at the same time. More would overload a slow service. */
export const chatServiceMaxCalls = 64;
/** After this many failures in a row, no ticket checks are sent for `chatServicePauseMs`. */
export const chatServiceFailuresToPause = 5;
export const chatServicePauseMs = 10_000;

/** Lines of a ledger file per transaction. */
export const ledgerBatchLines = 1000;
/** Pause between two such transactions, about as long as one takes, so that other writes can run in between. */
export const ledgerPauseMs = 15;
/** Longest line of a ledger file, in characters. */
export const ledgerLineMaxLength = 2000;

/** Websites that one account is given. */
export const websitesGivenMax = 500;
