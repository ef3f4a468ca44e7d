import { linkSource } from '../../../contract/texts/link-source.ts';

const heading = /^ {0,3}#{1,6}[ \t]+(?=\S)/;
const image = /!\[([^[\]\n]*)\]\(([^\s()<>]+)(?: "[^"\n]*")?\)/g;
/** The line below the header of a table. */
const rule = /^[\s|:-]+$/;
const betweenCells = ' · ';

/** Converts headings, tables and images of Markdown to what an answer can show. Everything else stays as it is. */
export function convertMarkdown(text: string): string {
  const written = text.split('\n');
  const lines: string[] = [];
  for (let at = 0; at < written.length; at += 1) {
    const line = written[at] ?? '';
    const below = written[at + 1] ?? '';
    if (line.includes('|') && isRule(below)) {
      const names = cellsOf(line);
      if (names.length > 0) lines.push(bold(names.join(betweenCells)));
      at += 2;
      for (; written[at]?.includes('|'); at += 1)
        lines.push(`- ${cellsOf(written[at] ?? '').join(betweenCells)}`);
      at -= 1;
      continue;
    }
    const [mark] = heading.exec(line) ?? [];
    lines.push(mark === undefined ? line : bold(line.slice(mark.length).trimEnd()));
  }
  return lines
    .join('\n')
    .replace(image, (_, label: string, address: string) =>
      /^https?:\/\/\S/i.test(address) ? linkSource(label, address) : label,
    );
}

function isRule(line: string): boolean {
  return line.includes('|') && line.includes('-') && rule.test(line);
}

function cellsOf(row: string): string[] {
  return row
    .replaceAll('\\|', '\0')
    .split('|')
    .map((cell) => cell.replaceAll('\0', '|').trim())
    .filter((cell) => cell !== '');
}

function bold(text: string): string {
  return `**${text.replaceAll('**', '')}**`;
}
