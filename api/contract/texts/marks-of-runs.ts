import { linkSource } from './link-source.ts';

/** A part of a line with the same format from start to end. */
export interface Run {
  text: string;
  isBold: boolean;
  href: string | undefined;
}

/** Joins the runs of a line to one text with marks. */
export function marksOfRuns(runs: readonly Run[]): string {
  const parts: string[] = [];
  let bold = '';
  const endBold = () => {
    if (bold === '') return;
    // Inside a word the marks would stay visible text. Test only the last part: testing the whole long text for each
    // run would take minutes.
    const isInWord = /[a-z\d]$/i.test(parts.at(-1) ?? '');
    parts.push(isInWord ? bold : wrapped(bold, (words) => `**${words}**`));
    bold = '';
  };
  for (const { text: words, isBold, href } of runs) {
    const written = href === undefined ? words : wrapped(words, (label) => linkSource(label, href));
    if (isBold) bold += written;
    else {
      endBold();
      if (written !== '') parts.push(written);
    }
  }
  endBold();
  return parts.join('').replace(/ {2,}/g, ' ').trim();
}

/** Applies the marks without the spaces at the ends. */
function wrapped(text: string, wrap: (words: string) => string): string {
  const words = text.trim();
  if (words === '') return text;
  const at = text.indexOf(words);
  return text.slice(0, at) + wrap(words) + text.slice(at + words.length);
}
