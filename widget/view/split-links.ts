export interface TextPart {
  text: string;
  /** The address a link leads to; plain text has none. */
  href?: string;
}

// What ends a sentence, or closes a bracket around the address, is not part of it.
const linkPattern = /https:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]/gi;

/** Splits an answer into plain text and https links. Nothing else in an answer is ever interpreted. */
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
