import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AnswerText } from '../../widget/view/conversation/answer-text.tsx';
import { inSlowRun, repetitions } from '../repetitions.ts';

const show = (text: string) => render(<AnswerText text={text} />).container;

it('shows numbered lines and lines with a bullet as lists', () => {
  const container = show('Caranya:\n9. Buka akun.\n10) Pilih menu.\n\n- Atau hubungi kami.');
  expect(container.innerHTML).toBe(
    'Caranya:\n<ol start="9"><li>Buka akun.\n</li><li>Pilih menu.\n</li></ol>\n<ul><li>Atau hubungi kami.</li></ul>',
  );
});

it('shows bold text and links, which open a new tab', () => {
  const container = show('- **Buka [situs](https://a.example)**\nhttps://b.example');
  expect(container.innerHTML).toBe(
    '<ul><li><b>Buka <a href="https://a.example" target="_blank" rel="noopener noreferrer">situs</a></b>\n</li></ul><a href="https://b.example" target="_blank" rel="noopener noreferrer">https://b.example</a>',
  );
});

it('does not change other lines', () => {
  const text = '24 jam.\n2026. Tahun ini\nRp 1.000\n2*3*4 <b>x</b>';
  const container = show(text);
  expect(container.children).toHaveLength(0);
  expect(container.textContent).toBe(text);
});

it('creates only known elements and safe links', inSlowRun, () => {
  const pieces = fc.constantFrom(
    ...['**', '[a](', ')', '\n', '1. ', '- ', ' ', 'kata', '"', '<img src=x onerror=alert(1)>'],
    ...['https://a.example', 'tel:1', 'javascript:alert(1)', 'data:text/html,x', '<a href="'],
  );
  const answers = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(answers, (answer) => {
      const container = show(answer);
      for (const element of container.querySelectorAll('*')) {
        expect(['OL', 'UL', 'LI', 'B', 'A']).toContain(element.tagName);
        const allowed = { OL: ['start'], A: ['href', 'rel', 'target'] }[element.tagName] ?? [];
        expect(element.getAttributeNames().filter((name) => !allowed.includes(name))).toEqual([]);
        const href = element.getAttribute('href');
        if (href !== null) expect(href).toMatch(/^(https?:\/\/|tel:|mailto:)/);
      }
      cleanup();
    }),
    { numRuns: repetitions({ sample: 100, full: 1_500 }) },
  );
});
