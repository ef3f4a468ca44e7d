const asking =
  /^(apa|apakah|kenapa|mengapa|bagaimana|kapan|berapa|siapa|mana|di mana|bisakah|bolehkah)\b/i;

/**
 * A wording as a question to show: in usual spellings, with a capital letter.
 *
 * @param spellings in each line one word, its usual spelling first, see `PublicSearchWords`.
 */
export function presentQuestion(words: string, spellings: string): string {
  const usual = new Map<string, string>();
  for (const line of spellings.split('\n')) {
    const [first = '', ...others] = line.split(' ');
    for (const other of others) if (!usual.has(other)) usual.set(other, first.replaceAll('_', ' '));
  }
  const text = words
    .split(' ')
    .map((word) => usual.get(word) ?? word)
    .join(' ');
  const question = text.charAt(0).toUpperCase() + text.slice(1);
  return asking.test(question) && !question.endsWith('?') ? `${question}?` : question;
}
