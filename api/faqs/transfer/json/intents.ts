import { insightWordsMaxLength, wordingsMax } from '../../../contract/limits.ts';
import { messages } from '../../../copy/messages.ts';
import type { FileRecord } from '../reading/import-row.ts';
import type { ReadRecords } from '../tables/table-reader.ts';
import { isObject, textOf } from './json-values.ts';

interface Intent {
  patterns: readonly unknown[];
  responses?: unknown;
}

/** Whether these are the intents of another chatbot (`intents.json`): what visitors type, and what the bot answers. */
export function areIntents(list: readonly unknown[]): list is Intent[] {
  return list.length > 0 && list.every((each) => isObject(each) && Array.isArray(each.patterns));
}

/**
 * The first pattern is the question, and the others are wordings: the search compares them as a whole. The other bot chooses
 * one of the responses, so the first is the answer. `tag` is a name for programs.
 */
export function readIntents(list: readonly Intent[]): ReadRecords {
  const records: FileRecord[] = [];
  let left = { patterns: 0, responses: 0 };
  for (const [index, { patterns, responses }] of list.entries()) {
    const [question, ...others] = patterns.map(textOf).filter((text) => text.trim() !== '');
    const answers = [responses ?? []].flat().map(textOf);
    // The other bot's answer when it finds nothing has no patterns.
    if (question === undefined) continue;
    const wordings = others
      .filter(({ length }) => length <= insightWordsMaxLength)
      .slice(0, wordingsMax);
    left = {
      patterns: left.patterns + others.length - wordings.length,
      responses: left.responses + Math.max(answers.length - 1, 0),
    };
    records.push({
      line: index + 1,
      cells: { question, answer: answers[0] ?? '' },
      lists: { wordings },
    });
  }
  const notes = [
    left.responses > 0 && messages.importResponsesLeft(left.responses),
    left.patterns > 0 &&
      messages.importPatternsLeft(left.patterns, wordingsMax, insightWordsMaxLength),
    records.length < list.length && messages.importIntentsLeft(list.length - records.length),
  ].filter((note) => note !== false);
  return { records, websites: new Set(), faults: [], notes };
}
