import { faqsPerWebsiteMax } from '../../../config/server-limits.ts';
import {
  type TransferList,
  transferFields,
  transferLists,
} from '../../../contract/faqs/transfer-columns.ts';
import { messages } from '../../../copy/messages.ts';
import type { FileRecord } from '../reading/import-row.ts';
import type { ReadRecords } from '../tables/table-reader.ts';
import { isObject, type JsonObject } from './json-values.ts';

/** Unknown fields of one record that are reported. */
const maxUnknown = 20;

interface OwnFile {
  website: string;
  faqs: readonly unknown[];
}

/** Whether a website exported the file, see `FaqFile`. */
export function isOwnFile(file: unknown): file is OwnFile {
  return (
    isObject(file) &&
    file.version === 1 &&
    typeof file.website === 'string' &&
    Array.isArray(file.faqs)
  );
}

/** Reads an exported file. Missing fields of a record do not change the stored value. */
export function readOwnFile({ website, faqs }: OwnFile): ReadRecords {
  const result: ReadRecords = {
    records: [],
    websites: new Set([website]),
    faults: [],
    notes: [],
  };
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

function isCell(name: string, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (isList(name)) return isTexts(value);
  return typeof value === 'string' || typeof value === 'number';
}

function toCells(record: JsonObject): FileRecord['cells'] {
  const cells: FileRecord['cells'] = {};
  for (const name of transferFields) {
    if (isList(name)) continue;
    const value = record[name];
    if (value !== undefined) cells[name] = value === null ? '' : String(value);
  }
  return cells;
}

function toLists(record: JsonObject): FileRecord['lists'] {
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
