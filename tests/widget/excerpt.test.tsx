import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Excerpt } from '../../widget/view/search/excerpt.tsx';

const answer =
  'Tunggu sepuluh menit. Bila saldo belum bertambah, kirim bukti transfer kepada petugas kami.';

it.each([
  ['Tunggu', answer],
  ['saldo', '…saldo belum bertambah, kirim bukti transfer kepada petugas kami.'],
  // Near the end, the line begins earlier, so that it is not nearly empty: also with a whole word.
  ['petugas', '…bukti transfer kepada petugas kami.'],
  ['ongkir', answer],
])('shows an answer from “%s” on, beginning with a whole word', (text, shown) => {
  const { container } = render(<Excerpt answer={answer} text={text} />);
  expect(container.textContent).toBe(shown);
});
