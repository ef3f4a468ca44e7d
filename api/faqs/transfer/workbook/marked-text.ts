import { asOneWord, linkSource } from '../../../contract/texts/link-source.ts';
import { marksOfRuns, type Run } from '../../../contract/texts/marks-of-runs.ts';

/** The text of a cell with marks for its bold runs; no mark spans several lines. */
export function markedRuns(runs: readonly Pick<Run, 'text' | 'isBold'>[]): string {
  const lines: Run[][] = [[]];
  for (const { text, isBold } of runs) {
    for (const [index, part] of text.split(/\r?\n/).entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push({ text: part, isBold, href: undefined });
    }
  }
  return lines.map(marksOfRuns).join('\n');
}

/**
 * The text of a cell that is a link. Below a text of several lines stands only the address.
 *
 * @param target undefined or another address than an answer can have changes nothing.
 */
export function linkedText(text: string, target: string | undefined): string {
  if (target === undefined || !/^(?:https?:\/\/|tel:|mailto:)\S/i.test(target)) return text;
  const address = asOneWord(target.trim());
  return /[\r\n]/.test(text.trim())
    ? `${text.trimEnd()}\n${linkSource('', address)}`
    : linkSource(text, address);
}
