/**
 * The words of a text in any script, lower case and without accents: `Déposit-nya masuk2` becomes `deposit`, `nya`,
 * `masuk`. Amounts are written in digits alone: `Rp50.000` and `50 ribu` become `50000`, `1,5jt`
 * becomes `1500000`. Each character of a script that
 * has no spaces between words is a word.
 *
 * Texts are stored as they were typed and read by this function each time they are compared. So a change of it needs no
 * migration.
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/([a-z])\1{2,}/g, '$1')
      // `masuk2` is a common short form of a doubled word. `s2` is a name.
      .replace(/([a-z]{2})2\b/g, '$1')
      .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
      .replace(/\brp\.? ?(\d)/g, '$1')
      .replace(/(\d)[.,](?=\d{3}(?!\d))/g, '$1')
      .replace(/(\d) ?(k|rb|ribu)\b/g, '$1000')
      .replace(/(\d) ?(jt|juta)\b/g, '$1000000')
      // `1,5 juta` is `1,5000000` here.
      .replace(/(\d)[.,](\d0+)0\b/g, '$1$2')
      .replace(/[\u3041-\u30ff\u3400-\u9fff]/g, ' $& ')
      .match(/[\p{L}\p{N}]+/gu) || []
  );
}
