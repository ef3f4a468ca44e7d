/** Signs that a person writes around and before a question or a heading. */

/** `\d\ufe0f?\u20e3` is a number of a phone's keyboard: `1️⃣`. */
const itemMark =
  /^(?:(?:\d{1,3}[.)]|[-*•·▪◦●])\s+|(?:(?:\d\ufe0f?\u20e3){1,3}|🔟|[✅❓❔🔹🔸👉➡▶☑✔📌]\ufe0f?)\s*)/u;
const number = /^(?:\d{1,3}[.)]\s+|(?:(?:\d\ufe0f?\u20e3){1,3}|🔟)\s*)\S/u;
const questionLabel = /^(?:q|p|t|tanya|pertanyaan|question) ?\d{0,3} ?:\s*/i;
const answerLabel = /^(?:a|j|jwb|jawab|jawaban|answer) ?\d{0,3} ?:\s*/i;
const letterLabel = /^[qpt](?![a-z])/i;
const markdown = /^(#{1,6})\s+/;
const around = '*_ \t';
const onlyEmoji = /^[\p{So}\p{Sk}\p{Mn}\p{Cf}\s]*$/u;
/** The end of bold text with emoji behind it. */
const markBeforeEmoji = /[*_]+([\p{So}\p{Sk}\p{Mn}\p{Cf}\s]+)$/u;
/** Characters at the end of a line in which that is looked for. */
const endLength = 20;
/** The title of a list, which is no topic of its FAQs. */
const listTitle =
  /\bfaqs?\b|\bq ?& ?a\b|tanya[ -]jawab|(?:daftar|kumpulan) pertanyaan|pertanyaan (?:yang )?(?:paling )?sering/i;
/** `A.`, `II.`, `3.` */
const headingNumber = /^(?:[A-Z]|[IVX]{1,4}|\d{1,2})[.)]\s+(?=\S)/;

export function isNumbered(text: string): boolean {
  return number.test(cut(text));
}

/**
 * Whether a line is a question: it ends with a question mark, maybe with emoji behind it, or begins with a label such as
 * `Tanya:`.
 *
 * @param hasAnswers whether answers have labels. Otherwise `T:` may be a telephone number.
 */
export function isQuestion(text: string, hasAnswers: boolean): boolean {
  const words = trimmed(text);
  const end = words.lastIndexOf('?');
  if (end > 0 && onlyEmoji.test(words.slice(end + 1))) return true;
  return isLabelled(words) && (hasAnswers || !letterLabel.test(words));
}

export function isLabelledAnswer(text: string): boolean {
  return answerLabel.test(trimmed(text));
}

/** The words of a line without its number or bullet, its label, and the marks of bold text around it. */
export function questionOf(text: string): string {
  const words = trimmed(text);
  const label = questionLabel.exec(words)?.[0] ?? '';
  return trimmed(words.slice(label.length));
}

export function withoutAnswerLabel(text: string): string {
  const start = text.trimStart();
  return start.slice(answerLabel.exec(start)?.[0].length ?? 0);
}

/** The level of a heading of Markdown. */
export function markdownLevel(text: string): number | undefined {
  return markdown.exec(text)?.[1]?.length;
}

/** Whether a line looks like a heading wherever it is: all of it is bold or in capital letters, or it ends with a colon. */
export function isStrongHeading(text: string): boolean {
  const whole = text.trim();
  if (whole.startsWith('*') && whole.endsWith('*') && whole.length > 2) return true;
  const isCapital = /\p{Lu}{3}/u.test(whole) && whole === whole.toUpperCase();
  return isCapital || whole.endsWith(':');
}

export function isListTitle(text: string): boolean {
  return listTitle.test(text);
}

/** A heading without its number: `A. Pengiriman`. */
export function withoutNumber(heading: string): string {
  return heading.replace(headingNumber, '');
}

export function headingOf(text: string): string {
  const words = trimmed(text);
  return withoutNumber(words.endsWith(':') ? words.slice(0, -1).trimEnd() : words);
}

function isLabelled(words: string): boolean {
  return questionLabel.test(words) && trimmed(words.replace(questionLabel, '')) !== '';
}

/** Without the marks at both ends; a loop, because a regular expression for the end takes quadratic time. */
function trimmed(text: string): string {
  const plain = cut(text.replace(markdown, ''));
  const words = cut(plain.replace(itemMark, ''));
  return words.slice(0, -endLength) + words.slice(-endLength).replace(markBeforeEmoji, '$1');
}

function cut(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && around.includes(text.charAt(start))) start += 1;
  while (start < end && around.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
