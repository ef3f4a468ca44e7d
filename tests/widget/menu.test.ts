import { expect, it } from 'vitest';
import { emptyCheckForm } from '../../widget/flow/check-form.ts';
import { menuOf } from '../../widget/flow/menu.ts';
import { initialState } from '../../widget/flow/transition.ts';
import { sampleFaqs } from './sample-faqs.ts';

const loaded = { ...initialState({ apiHost: '', websiteId: 1 }), faqs: sampleFaqs };

it('shows the top tier at home, without actions', () => {
  const { options, ...others } = menuOf(loaded);
  expect(options.map(({ question }) => question)).toEqual(['Akun', 'Deposit', 'Jam buka']);
  expect(others).toEqual({ shortcuts: [], canAsk: true, actions: [] });
});

it('shows Back and Home once there is a conversation, also one that is still to be restored', () => {
  const said = { type: 'said', text: 'halo' } as const;
  expect(menuOf({ ...loaded, messages: [said] }).actions).toEqual([-3, -1]);
  const saved = { version: 1, isOpen: true, askedIds: [1], result: null } as const;
  expect(menuOf({ ...loaded, faqs: [], toRestore: saved }).actions).toEqual([-3, -1]);
  expect(menuOf({ ...loaded, faqs: [], toRestore: { ...saved, askedIds: [] } }).actions).toEqual(
    [],
  );
});

it('shows the questions below a topic, Back and Home', () => {
  const { options, actions } = menuOf({ ...loaded, chosenId: 1 });
  expect(options.map(({ question }) => question)).toEqual([
    'Lupa password',
    'Kode tidak masuk',
    'Akun terkunci',
  ]);
  expect(actions).toEqual([-3, -1]);
});

it('shows Back, Home and Live Agent when there are no questions below', () => {
  expect(menuOf({ ...loaded, chosenId: 8 })).toEqual({
    shortcuts: [],
    options: [],
    canAsk: true,
    actions: [-3, -1, -2],
  });
});

it('shows only Home and Live Agent after a check, even when there are questions below', () => {
  const check = emptyCheckForm('deposit');
  const menuWhile = (status: 'editable' | 'checking' | 'locked') =>
    menuOf({ ...loaded, chosenId: 5, check: { ...check, status } });
  expect(menuWhile('editable')).toMatchObject({ options: [{ id: 7 }], actions: [-3, -1] });
  expect(menuWhile('checking')).toMatchObject({ options: [{ id: 7 }], actions: [-3, -1] });
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
