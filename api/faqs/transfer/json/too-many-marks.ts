import { faqsPerWebsiteMax } from '../../../config/server-limits.ts';

/**
 * The maximum of brackets, colons and commas outside of texts. A record with all fields, 20 keywords and 60 wordings has
 * 104. The tests of a whole website add at most 2,000.
 */
const maxMarks = 106 * faqsPerWebsiteMax;
/** Levels of lists and objects. `JSON.stringify` fails for thousands. */
const maxDepth = 200;

/**
 * Checked before `JSON.parse`, which blocks the server for seconds if a file has millions of values, even empty ones.
 */
export function hasTooManyMarks(text: string): boolean {
  let marks = 0;
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < text.length && marks <= maxMarks && depth <= maxDepth; index += 1) {
    const character = text[index];
    if (character === '"') isInText = !isInText;
    else if (isInText) {
      // Skip the escaped character, which may be a quotation mark.
      if (character === '\\') index += 1;
    } else if (character === ']' || character === '}') depth -= 1;
    else if (character !== undefined && '[{:,'.includes(character)) {
      marks += 1;
      if (character === '[' || character === '{') depth += 1;
    }
  }
  return marks > maxMarks || depth > maxDepth;
}
