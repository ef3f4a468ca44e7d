import { comparableText } from '../../contract/texts/find-words.ts';
import type { ImportRow } from './import-row.ts';

/**
 * Puts each row with a topic below a FAQ of that name at the top tier: another row of the file, or a row that is added
 * before the first with the topic. That row changes nothing if the website has the FAQ already.
 */
export function withTopics(rows: readonly ImportRow[]): ImportRow[] {
  const parents = new Map<string, ImportRow>();
  // The ids of files are above 0.
  let nextId = -1;
  const isTop = ({ topic, parentId }: ImportRow) => topic === undefined && !parentId;
  const all = rows.map((row) => ({ ...row }));
  for (const row of all) {
    const name = comparableText(row.question);
    if (isTop(row) && !parents.has(name)) parents.set(name, row);
  }
  return all.flatMap((row) => {
    const { topic, line } = row;
    if (topic === undefined) return [row];
    const name = comparableText(topic);
    const added: ImportRow[] = [];
    let parent = parents.get(name);
    if (parent === undefined) {
      parent = blankRow(line, topic);
      parents.set(name, parent);
      added.push(parent);
    }
    parent.id ??= nextId--;
    row.parentId = parent.id;
    return [...added, row];
  });
}

function blankRow(line: number, question: string): ImportRow {
  return {
    line,
    id: undefined,
    parentId: null,
    question,
    topic: undefined,
    tests: undefined,
    image: undefined,
    shared: undefined,
  };
}
