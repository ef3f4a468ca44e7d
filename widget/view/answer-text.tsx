import { splitLinks } from './split-links.ts';

/** The number or the dot at the start of a list's line. */
const listMarker = /^\s*(\d{1,2}[.)]|[-•])\s+/;

/** An answer as text with https links, never HTML. The style sheet preserves line breaks and indents list lines. */
export function AnswerText({ text }: { text: string }) {
  const lines = text.split('\n');
  return lines.map((words, index) => {
    // Each line keeps its break, so that the text of the page stays the text of the answer.
    const line = index < lines.length - 1 ? `${words}\n` : words;
    const mark = listMarker.exec(words)?.[0];
    // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes its lines.
    if (mark === undefined) return <Links key={index} text={line} />;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes its lines.
      <span key={index} className="step">
        <span className="mark">{mark}</span>
        <Links text={line.slice(mark.length)} />
      </span>
    );
  });
}

function Links({ text }: { text: string }) {
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
