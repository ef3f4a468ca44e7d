interface Question {
  id: number;
  question: string;
}

/** Longer questions make a greeting that nobody reads. */
const exampleMaxLength = 40;
const quoted = /"([^"]{1,100})"/g;

/**
 * The bot's greeting with questions of the website in place of its examples: a hospital's visitors do not ask about
 * deposits. Undefined if the examples fit, or if there are no two short questions.
 *
 * @param greeting with two examples in quotation marks.
 * @param usualExamples the examples that fit a website with such questions.
 * @param readsOf how often visitors read a FAQ.
 */
export function greetingOfTree(
  greeting: string,
  usualExamples: readonly string[],
  questions: readonly Question[],
  readsOf: (id: number) => number,
): string | undefined {
  const all = questions.map(({ question }) => question.toLowerCase());
  if (usualExamples.every((example) => all.some((question) => question.includes(example))))
    return undefined;
  const examples = questions
    .map(({ id, question }) => ({ id, question: question.trim().replace(/[?"]/g, '') }))
    .filter(({ question }) => question.length <= exampleMaxLength)
    .sort((one, other) => readsOf(other.id) - readsOf(one.id));
  if (examples.length < 2) return undefined;
  return greeting.replace(quoted, () => `"${examples.shift()?.question}"`);
}

/** The examples of a greeting. */
export function examplesIn(greeting: string): string[] {
  return [...greeting.matchAll(quoted)].map(([, example = '']) => example);
}
