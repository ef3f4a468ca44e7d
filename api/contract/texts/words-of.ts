/** The words of a text, lower case and without accents: `Déposit-nya masuk2` becomes `deposit`, `nya`, `masuk`. */
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
