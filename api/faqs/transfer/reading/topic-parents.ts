import { faqsPerWebsiteMax } from '../../../config/server-limits.ts';
import { comparableText } from '../../../contract/texts/find-words.ts';
import type { ImportRow } from './import-row.ts';

const betweenTiers = /\s>\s/;

/**
 * Puts each row with a topic below a FAQ of that name: another row of the file, or a row that is added before the first with
 * the topic. That row changes nothing if the website has the FAQ already. A topic is at the top tier, and `A > B` is B below
 * A. Stops when there are more rows than a website can have.
 */
export function withTopics(rows: readonly ImportRow[]): ImportRow[] {
  const parents = new Map<string, ImportRow>();
  // The ids of files are above 0.
  let nextId = -1;
  const all = rows.map((row) => ({ ...row }));
  for (const row of all) {
    if (row.parentId || row.parentName !== undefined) continue;
    const path = pathOf([...tiersOf(row.topic), row.question]);
    if (!parents.has(path)) parents.set(path, row);
  }
  const withParents: ImportRow[] = [];
  for (const row of all) {
    let path = '';
    for (const name of tiersOf(row.topic)) {
      path += pathOf([name]);
      const parent = parents.get(path) ?? topicRow(row, name);
      if (!parents.has(path)) withParents.push(parent);
      parents.set(path, parent);
      parent.id ??= nextId--;
      row.parentId = parent.id;
    }
    withParents.push(row);
    if (withParents.length > faqsPerWebsiteMax) break;
  }
  return withParents;
}

function tiersOf(topic: string | undefined): string[] {
  const names = topic?.split(betweenTiers).map((name) => name.trim()) ?? [];
  return names.filter((name) => name !== '');
}

function pathOf(names: readonly string[]): string {
  return names.map((name) => `${comparableText(name)}\n`).join('');
}

/** @param row the first row with the topic; its parent is now the topic's parent. */
function topicRow({ line, parentId }: ImportRow, question: string): ImportRow {
  return {
    line,
    id: undefined,
    parentId: parentId ?? null,
    parentName: undefined,
    question,
    topic: undefined,
    isTopic: true,
    tests: undefined,
    image: undefined,
    shared: undefined,
  };
}
