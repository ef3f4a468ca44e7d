// @module-tag slow
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type AnswerInline,
  parseAnswer,
  plainAnswer,
} from '../../api/contract/texts/answer-markup.ts';
import { repetitions } from '../repetitions.ts';
import { cpuMsOf } from '../tools/cpu-time.ts';

const piece = fc.constantFrom(
  ...['**', '*', '[', ']', '(', ')', '](', '\n', '\n\n', ' ', '  ', '1. ', '2) ', '- ', '• '],
  ...['https://', 'http://a.example', 'https://a.example/b', 'tel:+62', 'mailto:a@b.c'],
  ...['javascript:alert(1)', 'data:text/html,', '<img src=x onerror=alert(1)>', 'kata', '.', '"'],
);
const answers = fc
  .array(fc.oneof({ weight: 4, arbitrary: piece }, fc.string({ unit: 'binary', maxLength: 4 })))
  .map((pieces) => pieces.join(''));
const runs = { numRuns: repetitions({ sample: 500, full: 10_000 }) };

function partsOf(answer: string): AnswerInline[] {
  return parseAnswer(answer).flatMap((block) =>
    block.type === 'list' ? block.items.flat() : block.content,
  );
}

/** Returns the text from which the parts were parsed. */
function sourceOf(parts: readonly AnswerInline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('bold' in part) return `**${sourceOf(part.bold)}**`;
      return part.text === part.href ? part.text : `[${part.text}](${part.href})`;
    })
    .join('');
}

it('creates only links to https, http, tel and mailto', () => {
  const check = (parts: readonly AnswerInline[]): void => {
    for (const part of parts) {
      if (typeof part === 'string') continue;
      if ('bold' in part) check(part.bold);
      else {
        expect(part.href).toMatch(/^(https?:\/\/|tel:|mailto:)[^\s<>"']+$/i);
        expect(part.text).toMatch(/\S/);
      }
    }
  };
  fc.assert(
    fc.property(answers, (answer) => check(partsOf(answer))),
    runs,
  );
});

it('loses only the numbers and the bullets of lists', () => {
  const itemMark = /^\s*(\d{1,2}[.)]|[-*•])\s+(?=\S)/;
  fc.assert(
    fc.property(answers, (answer) => {
      const lines = answer.split('\n').map((line) => line.replace(itemMark, ''));
      // A link whose text is its address is the same as a bare one.
      const bare = lines.join('\n').replace(/\[(https:\/\/\S+)\]\(\1\)/gi, '$1');
      expect(sourceOf(partsOf(answer))).toBe(bare);
    }),
    runs,
  );
});

it.each([
  '**a ',
  '**a** ',
  '*',
  '**',
  '[',
  '[a',
  '[a](',
  '[a](https://',
  '[a](https://a.example) ',
  'https://',
  'https://.',
  'https://.**',
  '1. a\n',
  '- ',
  '1. ',
  ' ',
  '\n',
  '- a\n\n',
  '1. a\nb\n',
  'a',
])('parses 100,000 characters of %j quickly', async (part) => {
  const answer = part.repeat(100_000 / part.length);
  const ms = await cpuMsOf(() => {
    parseAnswer(answer);
    parseAnswer(`**[a](https://${answer}`);
    plainAnswer(answer);
  });
  expect(ms).toBeLessThan(2_000);
});
