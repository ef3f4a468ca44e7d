import { linkSource } from './link-edits.ts';

/** A part of a line that looks the same from start to end. */
export interface Run {
  text: string;
  isBold: boolean;
  href: string | undefined;
}

/** A line of runs as one text with marks. */
export function marksOfRuns(runs: readonly Run[]): string {
  let text = '';
  let bold = '';
  const endBold = () => {
    // Inside a word the marks would stay text.
    text += /[a-z\d]$/i.test(text) ? bold : wrapped(bold, (words) => `**${words}**`);
    bold = '';
  };
  for (const { text: words, isBold, href } of runs) {
    const written = href === undefined ? words : wrapped(words, (label) => linkSource(label, href));
    if (isBold) bold += written;
    else {
      endBold();
      text += written;
    }
  }
  endBold();
  return text.replace(/ {2,}/g, ' ').trim();
}

/** Leaves the spaces at the ends out of the marks. */
function wrapped(text: string, wrap: (words: string) => string): string {
  const words = text.trim();
  if (words === '') return text;
  const at = text.indexOf(words);
  return text.slice(0, at) + wrap(words) + text.slice(at + words.length);
}
