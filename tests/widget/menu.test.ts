import { expect, it } from 'vitest';
import { emptyCheckForm } from '../../widget/flow/check-form.ts';
import { menuOf } from '../../widget/flow/menu.ts';
import { initialState } from '../../widget/flow/transition.ts';
import { sampleFaqs } from './sample-faqs.ts';

const loaded = { ...initialState({ apiHost: '', websiteId: 1 }), faqs: sampleFaqs };

it('shows the top tier at home, without actions', () => {
  expect(menuOf(loaded)).toEqual({
    shortcuts: [],
    options: [
      { id: 1, question: 'Akun', hasChildren: true },
      { id: 5, question: 'Deposit', hasChildren: true },
      { id: 8, question: 'Jam buka', hasChildren: false },
    ],
    canAsk: true,
    actions: [],
  });
});

it('shows the questions below a topic, and Home', () => {
  const { options, actions } = menuOf({ ...loaded, chosenId: 1 });
  expect(options.map(({ question }) => question)).toEqual([
    'Lupa password',
    'Kode tidak masuk',
    'Akun terkunci',
  ]);
  expect(actions).toEqual([-1]);
});

it('shows Home and Live Agent when there are no questions below', () => {
  expect(menuOf({ ...loaded, chosenId: 8 })).toEqual({
    shortcuts: [],
    options: [],
    canAsk: true,
    actions: [-1, -2],
  });
});

it('offers one level back when there is a question above', () => {
  expect(menuOf({ ...loaded, chosenId: 2 }).actions).toEqual([-3, -1, -2]);
  // The level above a topic is Home.
  expect(menuOf({ ...loaded, chosenId: 1 }).actions).toEqual([-1]);
});

it('shows only Home and Live Agent after a check, even when there are questions below', () => {
  const check = emptyCheckForm('deposit');
  const menuWhile = (status: 'editable' | 'checking' | 'locked') =>
    menuOf({ ...loaded, chosenId: 5, check: { ...check, status } });
  expect(menuWhile('editable')).toMatchObject({ options: [{ id: 7 }], actions: [-1] });
  expect(menuWhile('checking')).toMatchObject({ options: [{ id: 7 }], actions: [-1] });
  expect(menuWhile('locked')).toEqual({
    shortcuts: [],
    options: [],
    canAsk: false,
    actions: [-1, -2],
  });
});

it('hides the search beside a form', () => {
  const check = emptyCheckForm('deposit');
  expect(menuOf({ ...loaded, chosenId: 5, check }).canAsk).toBe(false);
});

it('has no search before the questions have loaded', () => {
  expect(menuOf({ ...loaded, faqs: [] }).canAsk).toBe(false);
});
