import { questionMaxLength } from '../contract/limits.ts';
import { messages } from '../copy/messages.ts';

/**
 * The question of a copy that stands among these questions: '... (salinan)', then '... (salinan 2)', where the same words
 * would name two questions. The words before that stay, because 'Cek Deposit' opens a form by them. A question
 * that is too long for the addition keeps its words.
 */
export function nameCopy(question: string, siblings: readonly string[]): string {
  const taken = new Set(siblings);
  for (let copy = 0; copy <= taken.size; copy += 1) {
    const name = copy === 0 ? question : `${question} (${messages.copyNumber(copy)})`;
    if (name.length > questionMaxLength) return question;
    if (!taken.has(name)) return name;
  }
  return question;
}
