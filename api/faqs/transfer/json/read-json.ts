import { faqsPerWebsiteMax } from '../../../config/server-limits.ts';
import type { ImportFault } from '../../../contract/faqs/faq-transfer.ts';
import { findColumn, type TransferList } from '../../../contract/faqs/transfer-columns.ts';
import { messages } from '../../../copy/messages.ts';
import { ApiError } from '../../../http/errors.ts';
import type { FileRecord } from '../reading/import-row.ts';
import type { ReadOptions } from '../reading/read-options.ts';
import { type ReadRecords, TableReader } from '../tables/table-reader.ts';
import { importMaxFaults, jsonMaxFields } from '../transfer-limits.ts';
import { areIntents, readIntents } from './intents.ts';
import { findJsonFault } from './json-fault.ts';
import { isObject, isText, type JsonObject, textOf } from './json-values.ts';
import { isOwnFile, readOwnFile } from './own-file.ts';
import { hasTooManyMarks } from './too-many-marks.ts';

/**
 * Reads our own export, a list of records, the intents of a chatbot, an object of questions with their answers, or JSON
 * Lines.
 *
 * @throws ApiError 400 when it has no FAQs.
 */
export function readJson(text: string, options: ReadOptions): ReadRecords {
  if (hasTooManyMarks(text)) throw new ApiError(400, messages.importTooMany(faqsPerWebsiteMax));
  const parsed = parseJson(text);
  if ('faults' in parsed)
    return { records: [], websites: new Set(), faults: parsed.faults, notes: [] };
  const { value } = parsed;
  if (isOwnFile(value)) return readOwnFile(value);
  const list = findList(value);
  const records = list === undefined && isObject(value) ? readPairs(value) : undefined;
  if (records) return { records, websites: new Set(), faults: [], notes: [] };
  if (list === undefined) throw new ApiError(400, messages.importBadJson);
  return areIntents(list) ? readIntents(list) : readList(list, options);
}

function parseJson(text: string): { value: unknown } | { faults: ImportFault[] } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return parseLines(text) ?? { faults: [describeFault(text)] };
  }
}

/** JSON Lines: each line is a record. Undefined if the first line is none. */
function parseLines(text: string): { value: unknown } | { faults: ImportFault[] } | undefined {
  const value: unknown[] = [];
  const faults: ImportFault[] = [];
  let number = 0;
  // A list of 30 million lines would end the server.
  for (let start = 0, end = 0; end < text.length; start = end + 1) {
    end = endOfLine(text, start);
    const line = text.slice(start, end);
    number += 1;
    if (line.trim() === '') continue;
    try {
      value.push(JSON.parse(line));
    } catch {
      if (value.length === 0) return undefined;
      faults.push({ ...describeFault(line), line: number });
      if (faults.length === importMaxFaults) break;
    }
  }
  if (!value.every(isObject)) return undefined;
  return faults.length > 0 ? { faults } : { value };
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}

function describeFault(text: string): ImportFault {
  const at = findJsonFault(text);
  const before = text.slice(0, at).trimEnd();
  const end = at === text.length ? before.length : at;
  let line = 1;
  for (let next = endOfLine(text, 0); next < end; next = endOfLine(text, next + 1)) line += 1;
  if (at === text.length) return { line, message: messages.importJsonEnds };
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const isAfterComma = before.endsWith(',') && ']}'.includes(character);
  const describe = isAfterComma ? messages.importJsonComma : messages.importJsonFault;
  return { line, message: describe(character) };
}

/** The records of the file; undefined if it has none. */
function findList(file: unknown): readonly unknown[] | undefined {
  if (Array.isArray(file)) return file.length > 0 ? file : undefined;
  if (!isObject(file)) return undefined;
  const values = Object.values(file);
  const [list, ...others] = values.filter((value) => Array.isArray(value) && value.some(isObject));
  if (Array.isArray(list) && others.length === 0) return list;
  if (hasQuestion(file)) return [file];
  return values.every(isObject) && values.some(hasQuestion) ? values : undefined;
}

function hasQuestion(record: JsonObject): boolean {
  return Object.entries(record).some(
    ([name, value]) => findColumn(name) === 'question' && isText(value),
  );
}

/** Questions with their answers, or topics with such questions. */
function readPairs(file: JsonObject): FileRecord[] | undefined {
  const records: FileRecord[] = [];
  const add = (cells: FileRecord['cells']) =>
    records.push({ line: records.length + 1, cells, lists: {} });
  for (const [name, value] of Object.entries(file)) {
    if (isText(value)) add({ question: name, answer: textOf(value) });
    else if (isObject(value) && Object.values(value).every(isText)) {
      for (const [question, answer] of Object.entries(value))
        add({ question, answer: textOf(answer), topic: name });
    } else return undefined;
  }
  return records.length > 0 ? records : undefined;
}

/** A table whose columns are the names in the records, in the order in which they first appear. */
function readList(list: readonly unknown[], { columns, separator }: ReadOptions): ReadRecords {
  const names = new Set(list.flatMap((record) => (isObject(record) ? Object.keys(record) : [])));
  if (names.size > jsonMaxFields)
    throw new ApiError(400, messages.importTooManyFields(jsonMaxFields));
  const header = [...names];
  const reader = new TableReader({ isCsv: false, header, columns, separator });
  for (const [index, record] of list.entries()) {
    if (isObject(record))
      reader.take({ line: index + 1, cells: header.map((name) => cellOf(record, name)) });
    else reader.report(index + 1, messages.importNotRecord);
  }
  const result = reader.finish();
  // A field that a record does not have is not changed.
  for (const { line, cells, lists } of result.records) {
    for (const [index, name] of header.entries()) {
      const field = result.columns?.[index]?.field;
      const record = list[line - 1];
      if (!field || !isObject(record) || Object.hasOwn(record, name)) continue;
      delete cells[field as keyof typeof cells];
      delete lists[field as TransferList];
    }
  }
  return result;
}

function cellOf(record: JsonObject, name: string): string {
  return Object.hasOwn(record, name) ? textOf(record[name]) : '';
}
