import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AnswerText } from '../../admin/ui/answer-text.tsx';
import { inSlowRun, repetitions } from '../repetitions.ts';

const answer = '**Penting:** [situs kami](https://a.example)\n3. satu\n4. dua\n- tiga';

it('shows an answer as visitors see it, and marks searched words', () => {
  const { container } = render(<AnswerText text={answer} words={['situs', 'dua']} />);
  expect(container.querySelector('b')?.textContent).toBe('Penting:');
  expect(container.querySelector('a')?.getAttribute('href')).toBe('https://a.example');
  expect(container.querySelector('ol')?.getAttribute('start')).toBe('3');
  expect(container.querySelectorAll('ul > li')).toHaveLength(1);
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'situs',
    'dua',
  ]);
});

it('shows a shortened answer without lists and without focusable links', () => {
  const { container } = render(<AnswerText text={answer} isCut />);
  expect(container.querySelector('a, ol, ul')).toBeNull();
  expect(container.textContent).toBe('Penting: situs kami\n3. satu\n4. dua\n- tiga');
});

it('creates only known elements and safe links', inSlowRun, () => {
  const pieces = fc.constantFrom(
    ...['**', '[a](', ')', '\n', '1. ', '- ', ' ', 'kata', '"', '<img src=x onerror=alert(1)>'],
    ...['https://a.example', 'tel:1', 'javascript:alert(1)', 'data:text/html,x', '<a href="'],
  );
  const answers = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(answers, fc.boolean(), (text, isCut) => {
      const { container } = render(<AnswerText text={text} words={['kata']} isCut={isCut} />);
      for (const element of container.querySelectorAll('div *')) {
        expect(['OL', 'UL', 'LI', 'B', 'A', 'SPAN', 'MARK']).toContain(element.tagName);
        const href = element.getAttribute('href');
        if (href !== null) expect(href).toMatch(/^(https?:\/\/|tel:|mailto:)/);
      }
      cleanup();
    }),
    { numRuns: repetitions({ sample: 50, full: 500 }) },
  );
});
