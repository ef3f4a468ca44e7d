import { describe, expect, it } from 'vitest';
import { withEdited } from '../../admin/features/faqs/form/with-edited.ts';
import { faq } from '../widget/sample-faqs.ts';

const stored = [faq(1, 'Akun'), faq(2, 'Lupa password', { parent_id: 1 }), faq(3, 'Deposit')];

describe('the tree of the preview', () => {
  it('shows the edited question at its place', () => {
    const faqs = withEdited(stored, faq(2, 'Lupa sandi', { parent_id: 1 }));
    expect(faqs.map(({ question }) => question)).toEqual(['Akun', 'Lupa sandi', 'Deposit']);
    expect(stored[1]?.question).toBe('Lupa password');
  });

  it('shows the question last below a new parent, where it will be saved', () => {
    const faqs = withEdited(stored, faq(2, 'Lupa password'));
    expect(faqs.map(({ id }) => id)).toEqual([1, 3, 2]);
  });

  it('shows the question before visitors get it', () => {
    expect(withEdited([], faq(9, 'Baru', { parent_id: 4 })).map(({ id }) => id)).toEqual([9]);
  });
});
