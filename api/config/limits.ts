import { imageMaxBytes } from '../contract/limits.ts';

/**
 * Limits that only the server knows: lengths in characters, sizes in bytes, times in the unit the name gives. Those that
 * both sides of the wire need are in `contract/limits.ts`.
 */

/** The largest page size of a list. */
export const maxPageSize = 500;

/** Levels of a FAQ tree: a question of the top tier is level 1. */
export const faqTreeMaxDepth = 32;

/** Visitors' responses in memory, each in three encodings: 1,000 websites of 200 questions take about 60 MB. */
export const responseCacheMaxBytes = 256 * 1024 * 1024;
/** Images in memory. */
export const imageCacheMaxBytes = 64 * 1024 * 1024;

/** Uploads in memory at once, from before their bodies are read until they are stored; more get 503. */
export const uploadsMaxAtOnce = 12;
/** Those of one account among them. */
export const uploadsMaxPerAccount = 6;
/** Longest side of a stored image, in pixels. */
export const imageMaxSide = 1280;
/** Pixels an upload may decode to; more is refused before it is decoded. */
export const imageMaxInputPixels = 40_000_000;
/** Longest side an upload may have, in pixels: a picture of one pixel's width takes 30 times as long as a square one. */
export const imageMaxInputSide = 16_384;
/** How often a JPEG may go over its pixels. Encoders make some ten scans; each takes the time of a whole picture. */
export const jpegMaxScans = 50;
/** EXIF data of a PNG: as much as a JPEG can have. */
export const pngMaxExifBytes = 65_535;
/** How long a picture may take to decode and encode; the largest take some 5 s. */
export const imageMaxSeconds = 20;
/** Bytes those pixels may take: four each, so that 16 bits a channel halve their number. */
export const imageMaxDecodedBytes = 4 * imageMaxInputPixels;

/** A request body without a file. */
export const bodyMaxBytes = 64 * 1024;
/** A request body with a file: the image and room for its fields. */
export const multipartMaxBytes = imageMaxBytes + bodyMaxBytes;
/** Fields and files of such a body. */
export const multipartMaxParts = 50;

/** How long a session lasts. */
export const sessionHours = 12;
/** How long a session lasts that nobody uses. */
export const sessionIdleMinutes = 120;

/** Length of the secret that signs sessions. */
export const secretMinLength = 32;

/** How long audit entries are saved. */
export const auditDays = 730;
/** How often expired rows are deleted; the first time is this long after a start. */
export const housekeepingMinutes = 10;
/** A clock that is further from the last known time may be wrong: nothing is deleted because of it at first. */
export const clockJumpDays = 30;
/** How long the server must have run with such a clock before it is believed. */
export const clockDoubtHours = 24;

/** A ticket check's request body. */
export const ticketCheckBodyMaxBytes = 4 * 1024;
/** Ticket checks from one address; visitors of one mobile network share an address. */
export const ticketCheckAddressLimit = { attempts: 30, seconds: 60 };
/** Ticket checks on one username, from all addresses together. */
export const ticketCheckUsernameLimit = { attempts: 10, seconds: 300 };

/** Sign-ins from one address. An office shares one, so a few mistakes cost nothing. */
export const signInAddressLimit = {
  free: 10,
  firstDelaySeconds: 1,
  longestDelaySeconds: 900,
  forgetSeconds: 900,
};
/** Sign-ins with one name, from all addresses together. A stranger can lock its owner out for the longest delay. */
export const signInUsernameLimit = {
  free: 5,
  firstDelaySeconds: 1,
  longestDelaySeconds: 30,
  forgetSeconds: 900,
};

/** A ticket check at the chat service, from start to end; the bot itself gives up after 10 s. */
export const chatServiceTimeoutMs = 8000;
export const chatServiceRetryDelayMs = 100;
export const chatServiceResponseMaxBytes = 64 * 1024;
/** Ticket checks at the chat service at the same time; more would overload a slow service. */
export const chatServiceMaxCalls = 64;
/** After so many failures in a row the chat service gets no calls for `chatServicePauseMs`. */
export const chatServiceFailuresToPause = 5;
export const chatServicePauseMs = 10_000;

/** Lines of a ledger file that are written in one transaction. */
export const ledgerBatchLines = 1000;
/** The pause between two such transactions, about as long as one takes, so that other writes wait for only a few. */
export const ledgerPauseMs = 15;
/** Longest line of a ledger file, in characters. */
export const ledgerLineMaxLength = 2000;
