import { Fragment } from 'react';
import { findWords } from '../../api/contract/texts/find-words.ts';

interface MarkedTextProps {
  text: string;
  /** The words, folded by `wordsOf`. */
  words: readonly string[];
}

/** A text in which the searched words are highlighted. */
export function MarkedText({ text, words }: MarkedTextProps) {
  const matches = findWords(text, words);
  const rest = text.slice(matches.at(-1)?.[1] ?? 0);
  return (
    <>
      {matches.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(matches[index - 1]?.[1] ?? 0, start)}
          <mark className="bg-accent-soft font-medium text-accent-text">
            {text.slice(start, end)}
          </mark>
        </Fragment>
      ))}
      {rest}
    </>
  );
}
