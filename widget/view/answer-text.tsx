import { splitLinks } from './split-links.ts';

/** An answer as text with https links, never HTML. The style sheet preserves line breaks. */
export function AnswerText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: words, href }, index) =>
    href === undefined ? (
      words
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes its parts.
      <a key={index} href={href} target="_blank" rel="noopener noreferrer">
        {words}
      </a>
    ),
  );
}
