import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AnswerText } from '../../widget/view/answer-text.tsx';

afterEach(cleanup);

const steps = (container: HTMLElement) =>
  [...container.querySelectorAll('.step')].map((step) =>
    [...step.childNodes].map(({ textContent }) => textContent),
  );

it('sets off the number of each numbered line', () => {
  const text = 'Caranya:\n1. Buka akun.\n12) Pilih menu.\n\n- Atau hubungi kami.';
  const { container } = render(<AnswerText text={text} />);
  expect(steps(container)).toEqual([
    ['1. ', 'Buka akun.\n'],
    ['12) ', 'Pilih menu.\n'],
    ['- ', 'Atau hubungi kami.'],
  ]);
  expect(container.textContent).toBe(text);
});

it('leaves other lines as they are', () => {
  const text = '24 jam.\n2026. Tahun ini\nRp 1.000\nhttps://toko.example';
  const { container } = render(<AnswerText text={text} />);
  expect(steps(container)).toEqual([]);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('a')?.getAttribute('href')).toBe('https://toko.example');
});
