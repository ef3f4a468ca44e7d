export interface TextPart {
  text: string;
  /** The address of a link; plain text has none. */
  href?: string;
}

// Punctuation at the end of a sentence and a closing bracket are not part of the address.
const linkPattern = /https:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]/gi;

/** Splits an answer into plain text and https links. */
export function splitLinks(answer: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of answer.matchAll(linkPattern)) {
    const [href] = match;
    if (match.index > end) parts.push({ text: answer.slice(end, match.index) });
    parts.push({ text: href, href });
    end = match.index + href.length;
  }
  if (end < answer.length) parts.push({ text: answer.slice(end) });
  return parts;
}
