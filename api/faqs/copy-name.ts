import { questionMaxLength } from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';

/**
 * Names copies that stand among these questions, and among each other: '... (salinan)', then '... (salinan 2)', where the
 * same words would name two questions. The words before that stay, because 'Cek Deposit' opens a form by them. A question
 * that is too long for the addition keeps its words.
 */
export function copyNamer(siblings: readonly string[]): (question: string) => string {
  const taken = new Set(siblings);
  /** The number of the next copy. Thousands of copies of one question would each count from the first. */
  const next = new Map<string, number>();
  return (question) => {
    for (let copy = next.get(question) ?? 0; ; copy += 1) {
      const name = copy === 0 ? question : `${question} (${messages.copyNumber(copy)})`;
      if (name.length > questionMaxLength) return question;
      if (taken.has(name)) continue;
      next.set(question, copy + 1);
      taken.add(name);
      return name;
    }
  };
}
