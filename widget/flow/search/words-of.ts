/** Longer than any question. Longer pasted text is cut, so that it costs no time. */
const charactersRead = 200;
const wordsRead = 16;

/** The words of a text, lower case and without accents: `Déposit-nya masuk2` gives `deposit`, `nya`, `masuk`. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .toLowerCase()
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/([a-z])\1{2,}/g, '$1')
      // `masuk2` is a common short form of a doubled word.
      .replace(/([a-z])2(?![a-z0-9])/g, '$1')
      .match(/[a-z0-9]+/g) || []
  );
}

/** The words that a visitor typed, up to the limits above. */
export function wordsTyped(typed: string): string[] {
  const words = wordsOf(typed.slice(0, charactersRead)).slice(0, wordsRead);
  // At the end of a sentence `min` addresses the administrator; elsewhere it means the minimum.
  return words.length > 1 && words[words.length - 1] === 'min' ? words.slice(0, -1) : words;
}
