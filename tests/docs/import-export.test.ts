import { expect, it } from 'vitest';
import { faqsPerWebsiteMax, searchTestsMax } from '../../api/config/server-limits.ts';
import { transferColumns } from '../../api/contract/faqs/transfer-columns.ts';
import { faqTreeMaxDepth, importMaxBytes, pasteMaxBytes } from '../../api/contract/limits.ts';
import {
  blogMaxPostBytes,
  importGuessedMaxBytes,
  importImagesMaxBytes,
  importImagesMaxMs,
  importMaxImageNameLength,
  importMaxImages,
  importMaxKeywordParts,
  importMaxRecordBytes,
  importMaxTableCells,
  importProcessMaxBytes,
  importProcessMaxCpuMs,
  importReadMaxMemoryBytes,
  importReadMaxMs,
  importTableMaxBytes,
  importUploadMaxMs,
  jsonMaxFields,
  pageMaxCells,
  pageMaxDepth,
  workbookMaxBytes,
  workbookMaxCharacters,
  workbookMaxFileBytes,
  workbookMaxSheets,
  workbookMaxTexts,
  zipMaxEntries,
} from '../../api/faqs/transfer/transfer-limits.ts';
import { read } from './read.ts';

const page = read('docs/import-export.md');
const megabytes = (bytes: number) => `${bytes / 2 ** 20} MB`;
const count = (amount: number) => amount.toLocaleString('en-US');

it('states the columns and the limits of an import', () => {
  for (const column of transferColumns) expect(page).toContain(`| \`${column}\` |`);
  const mbits = ((8 * importMaxBytes) / importUploadMaxMs / 1000).toFixed(1);
  for (const row of [
    `| the file | ${megabytes(importMaxBytes)} |`,
    `| its table, unpacked | ${megabytes(importTableMaxBytes)} |`,
    `| an Excel file | ${megabytes(workbookMaxFileBytes)}; what is read of it, unpacked: ${megabytes(workbookMaxBytes)}, ${workbookMaxSheets} sheets, ${count(workbookMaxTexts)} different texts, ${workbookMaxCharacters / 2 ** 20} million characters in its cells, ${importProcessMaxCpuMs / 1000} s of processor time, with ${megabytes(importProcessMaxBytes)} of memory |`,
    `| cells of a table, blank ones between others included | ${count(importMaxTableCells)} |`,
    `| FAQs of a file, and of a website | ${count(faqsPerWebsiteMax)} |`,
    `| levels | ${faqTreeMaxDepth} |`,
    `${count(importMaxImages)} different ones of 5 MB each, ${megabytes(importImagesMaxBytes)} together, ${importImagesMaxMs / 1000} s to encode at a time: a repeated import goes on |`,
    `| a table that is neither UTF-8 nor UTF-16 | ${megabytes(importGuessedMaxBytes)} |`,
    `| a line, or a text of JSON | ${importMaxRecordBytes / 1024} KB |`,
    `| different names in the records of JSON | ${jsonMaxFields} |`,
    `| pasted text, and its HTML | ${megabytes(pasteMaxBytes)} each |`,
    `| a web page | ${pageMaxDepth} levels of elements, ${count(pageMaxCells)} cells of its tables |`,
    `| a post of a blog | ${megabytes(blogMaxPostBytes)} |`,
    `| the name of an image in the table | ${importMaxImageNameLength} characters |`,
    `| time to read it | ${importReadMaxMs / 1000} s of one thread, with ${megabytes(importReadMaxMemoryBytes)} of memory |`,
    `| entries of a ZIP | ${count(zipMaxEntries)} |`,
    `| tests that admins added or imported | ${count(searchTestsMax)} for a website, ${importMaxKeywordParts} in a line |`,
    `| time to send it | ${importUploadMaxMs / 1000} s, so 64 MB need ${mbits} Mbit/s |`,
  ]) {
    expect(page).toContain(row);
  }
});
