import { faqsPerWebsiteMax } from '../../config/server-limits.ts';
import {
  type TransferList,
  transferFields,
  transferLists,
} from '../../contract/faqs/transfer-columns.ts';
import { messages } from '../../copy/messages.ts';
import { ApiError } from '../../http/errors.ts';
import type { FileRecord } from './import-row.ts';
import type { ReadRecords } from './table-reader.ts';

/**
 * The maximum of brackets, colons and commas outside of texts. A record with all fields, 20 keywords and 60 wordings has
 * 100. The tests of a whole website add at most 2,000.
 */
const maxMarks = 102 * faqsPerWebsiteMax;
/** Unknown fields of one record that are reported. */
const maxUnknown = 20;

/**
 * Reads a `FaqFile`, or only its list of FAQs. Missing fields of a record do not change the stored value.
 *
 * @throws ApiError 400 when the text is not a `FaqFile`.
 */
export function readJson(text: string): ReadRecords {
  if (hasTooManyMarks(text)) throw new ApiError(400, messages.importTooMany(faqsPerWebsiteMax));
  const file = findFile(text);
  if (file === undefined) throw new ApiError(400, messages.importBadJson);
  const { website, faqs } = file;
  const websites = new Set(typeof website === 'string' ? [website] : []);
  const result: ReadRecords = { records: [], websites, faults: [], notes: [] };
  for (const [index, record] of faqs.entries()) {
    const line = index + 1;
    const report = (message: string) => result.faults.push({ line, message });
    if (line > faqsPerWebsiteMax) {
      report(messages.importTooMany(faqsPerWebsiteMax));
      break;
    }
    if (!isObject(record)) {
      report(messages.importNotRecord);
      continue;
    }
    const unknown = Object.keys(record).filter(
      (key) => !transferFields.some((name) => name === key),
    );
    const wrong = transferFields.find((name) => !isCell(name, record[name]));
    for (const key of unknown.slice(0, maxUnknown))
      report(messages.importUnknownField(key.slice(0, 50)));
    if (unknown.length > 0) continue;
    if (wrong !== undefined) report(messages.importBadField(wrong));
    else result.records.push({ line, cells: toCells(record), lists: toLists(record) });
  }
  return result;
}

/**
 * Checked before `JSON.parse`, which blocks the server for seconds if a file has millions of values, even empty ones.
 */
function hasTooManyMarks(text: string): boolean {
  let marks = 0;
  let isInText = false;
  for (let index = 0; index < text.length && marks <= maxMarks; index += 1) {
    const character = text[index];
    if (character === '"') isInText = !isInText;
    else if (isInText) {
      // Skip the escaped character, which may be a quotation mark.
      if (character === '\\') index += 1;
    } else if (character !== undefined && '[{:,'.includes(character)) marks += 1;
  }
  return marks > maxMarks;
}

function findFile(text: string): { website?: unknown; faqs: unknown[] } | undefined {
  try {
    const file: unknown = JSON.parse(text);
    // Other programs write only the list.
    if (Array.isArray(file)) return { faqs: file };
    if (!isObject(file) || file.version !== 1 || !Array.isArray(file.faqs)) return undefined;
    return { website: file.website, faqs: file.faqs };
  } catch {
    return undefined;
  }
}

function isCell(name: string, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (isList(name)) return isTexts(value);
  return typeof value === (name === 'id' || name === 'parent_id' ? 'number' : 'string');
}

function toCells(record: Record<string, unknown>): FileRecord['cells'] {
  const cells: FileRecord['cells'] = {};
  for (const name of transferFields) {
    if (isList(name)) continue;
    const value = record[name];
    if (value !== undefined) cells[name] = value === null ? '' : String(value);
  }
  return cells;
}

function toLists(record: Record<string, unknown>): FileRecord['lists'] {
  const lists: FileRecord['lists'] = {};
  for (const name of transferLists) {
    const texts = record[name];
    if (texts !== undefined) lists[name] = isTexts(texts) ? texts : [];
  }
  return lists;
}

function isList(name: string): name is TransferList {
  return transferLists.some((list) => list === name);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
