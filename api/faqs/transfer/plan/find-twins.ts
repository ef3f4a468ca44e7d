import type { ImportFault } from '../../../contract/faqs/faq-transfer.ts';
import { comparableText } from '../../../contract/texts/find-words.ts';
import { messages } from '../../../copy/messages.ts';
import type { FaqRow } from '../../../db/faq-row.ts';
import type { Forest, Node } from '../../tree/forest.ts';
import type { MatchedRow } from './match-rows.ts';

/** Finds rows whose question is equal to another one under the same parent after the import. */
export function findTwins(
  forest: Forest,
  stored: readonly FaqRow[],
  matched: readonly MatchedRow[],
): ImportFault[] {
  const rows = new Map(matched.map(({ node, row }) => [node, row]));
  const questions = new Map(stored.map(({ id, question }) => [id, question]));
  const firsts = new Map<Node | null, Map<string, number | undefined>>();
  const warnings: ImportFault[] = [];
  // A row of the file is compared with FAQs of the website that come after it, too.
  const inFile = (node: Node) => Number(rows.has(node));
  for (const node of forest.list().toSorted((a, b) => inFile(a) - inFile(b))) {
    const row = rows.get(node);
    const question = row?.question ?? questions.get(node.id ?? 0) ?? '';
    const key = comparableText(question);
    const siblings = firsts.get(node.parent) ?? new Map<string, number | undefined>();
    firsts.set(node.parent, siblings);
    if (!siblings.has(key)) siblings.set(key, row?.line);
    else if (row) {
      const other = siblings.get(key);
      const message = other === undefined ? messages.importTwin : messages.importTwinOf(other);
      warnings.push({ line: row.line, message });
    }
  }
  return warnings.sort((a, b) => a.line - b.line);
}
