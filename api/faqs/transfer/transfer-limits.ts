import { bodyMaxBytes, faqsPerWebsiteMax, requestMaxMs } from '../../config/server-limits.ts';
import { importMaxBytes } from '../../contract/limits.ts';

/** Limits of imports and exports. */

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
export const importReadMaxMemoryBytes = 208 * 1024 * 1024;

export const importReadMaxMs = 30_000;

/** An Excel file. Files with 5,000 FAQs have less than 2 MB; larger ones are large by their pictures. */
export const workbookMaxFileBytes = 16 * 1024 * 1024;

/** What is read of an Excel file, unpacked, by the directory of its ZIP and again while unpacking. */
export const workbookMaxBytes = 64 * 1024 * 1024;

/** All texts of an Excel file's cells: a small file can show one text in many cells. */
export const workbookMaxCharacters = 16 * 1024 * 1024;

/** Characters that a cell with a text costs besides them, so that there are at most 250,000 cells. */
export const workbookCellCost = 64;

/** Different texts in the list that cells of an Excel file share. */
export const workbookMaxTexts = 200_000;

export const workbookMaxSheets = 100;

/** Characters of a sheet's name that are read. Excel allows 31. */
export const sheetNameMaxLength = 50;

/**
 * Memory, processor time and time of the process that reads an Excel file, a web page or the export of a blog; it has 60 MB
 * without a file. No worker reads at the same time.
 */
export const importProcessMaxBytes = 256 * 1024 * 1024;

/** The values of JavaScript in it, which are not counted between two steps of a web page. */
export const importProcessHeapMb = 160;

export const importProcessMaxCpuMs = 10_000;

export const importProcessMaxMs = 40_000;

/**
 * Cells of a table to import: 5,000 rows of 50 columns. All are kept until it is known what the columns contain, and an Excel
 * file can have no more.
 */
export const importMaxTableCells = 250_000;

/** Cells of one line of a table to import; only a few columns are read. */
export const importMaxCells = 1000;

/**
 * Parts of one cell with keywords, blank ones included. A cell that contains only separators would take seconds and
 * gigabytes.
 */
export const importMaxKeywordParts = 200;

/** A text or a tag of XML, and the content of a post in the export of a blog. */
export const xmlMaxTokenBytes = 512 * 1024;

export const blogMaxPostBytes = 2 * 1024 * 1024;

/** Types of posts in the export of a blog. */
export const blogMaxTypes = 100;

/** Levels of the elements of a web page: it has some dozens, and the parser takes much time for more. */
export const pageMaxDepth = 500;

/** Headings, questions and texts between them in a web page. */
export const pageMaxParts = 50_000;

/** Cells of the tables of a web page. */
export const pageMaxCells = 100_000;

/** Different names in the records of a JSON file. */
export const jsonMaxFields = 100;

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
