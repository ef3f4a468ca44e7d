import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openBot } from './open-bot.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const field = () => screen.getByRole('combobox', { name: 'Cari pertanyaan' }) as HTMLInputElement;
const questionOf = (option: Element | undefined) => option?.firstElementChild?.textContent;
const options = () => screen.getAllByRole('option').map(questionOf);

async function ask(typed: string) {
  const bot = await openBot();
  await bot.user.type(field(), typed);
  return bot;
}

it('is beside the menu when there are questions', async () => {
  await openBot([]);
  expect(screen.queryByRole('combobox')).toBeNull();
  cleanup();
  await openBot();
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).not.toBe(field());
});

it('chooses a match as its button would', async () => {
  const { user, store, ports } = await ask('lupa sandi');
  await waitFor(() => expect(options()[0]).toBe('Lupa password'));
  await user.click(screen.getAllByRole('option')[0] as HTMLElement);
  expect(store.getState().chosenId).toBe(2);
  expect(field().value).toBe('');
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  expect(document.activeElement).not.toBe(field());
  expect(ports.faqRequests).toHaveLength(1);
});

it('moves with the arrow keys and chooses with Enter', async () => {
  const { user, store } = await ask('akun');
  await waitFor(() => expect(options().length).toBeGreaterThan(1));
  const wanted = options().at(-1);
  await user.keyboard('{ArrowUp}');
  const marked = screen.getByRole('option', { selected: true });
  expect(questionOf(marked)).toBe(wanted);
  expect(field().getAttribute('aria-activedescendant')).toBe(marked.id);
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  const { chosenId, faqs } = store.getState();
  expect(faqs.find(({ id }) => id === chosenId)?.question).toBe(wanted);
});

it('shows a letter before it searches, and chooses for all letters with Enter', async () => {
  const { store, ports } = await ask('akun');
  await waitFor(() => expect(options()[0]).toBe('Akun'));
  const before = options();
  fireEvent.input(field(), { target: { value: 'akun terkunci' } });
  expect(field().value).toBe('akun terkunci');
  expect(options()).toEqual(before);
  fireEvent.keyDown(field(), { key: 'Enter' });
  const { chosenId, faqs } = store.getState();
  expect(faqs.find(({ id }) => id === chosenId)?.question).toBe('Akun terkunci');
  expect(ports.reported).toContainEqual(
    expect.objectContaining({ type: 'searched', words: 'akun terkunci', outcome: 'chosen' }),
  );
});

it('marks the first match again whenever the text changes', async () => {
  const { user } = await ask('akun');
  await waitFor(() => expect(options().length).toBeGreaterThan(1));
  await user.keyboard('{ArrowDown} ');
  expect(questionOf(screen.getByRole('option', { selected: true }))).toBe(options()[0]);
});

it('shows unsure matches under a separate heading', async () => {
  await ask('mau tanya soal kode aneh yang rusak');
  const maybe = await screen.findByRole('group', { name: 'Mungkin maksud Anda' });
  within(maybe).getByRole('option', { name: 'Kode tidak masuk' });
});

it('offers a human below suggestions, with the opening hours, and above them if they hardly match', async () => {
  const { user } = await ask('kode rusak');
  const maybe = await screen.findByRole('group', { name: 'Mungkin maksud Anda' });
  const human = () => screen.getByRole('button', { name: 'Hubungi Customer Service' });
  const isBelow = () => maybe.compareDocumentPosition(human()) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBelow()).toBe(true);
  expect(human().previousElementSibling?.textContent).toMatch(/^Bukan ini\?/);
  await user.clear(field());
  await user.type(field(), 'mau tanya soal kode aneh yang rusak parah sekali kemarin siang');
  await waitFor(() =>
    expect(human().compareDocumentPosition(screen.getByRole('listbox'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    ),
  );
  expect(screen.queryByText(/Bukan ini/)).toBeNull();
});

it('offers a human when nothing matches', async () => {
  const { user, ports } = await ask('zzzqqq');
  await screen.findByText(/^Belum ada pertanyaan yang cocok\./);
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Hubungi Customer Service' }));
  expect(ports.handovers).toHaveLength(1);
});

it.each(['cs', 'halo admin', 'ada orang', 'zzzqqq'])(
  'chooses the button for a human with Enter, not a question: %s',
  async (typed) => {
    const { user, store, ports } = await ask(typed);
    await screen.findByRole('button', { name: 'Hubungi Customer Service' });
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    await user.keyboard('{Enter}');
    expect(store.getState().chosenId).toBeNull();
    expect(ports.handovers).toHaveLength(0);
    const button = screen.getByRole('button', { name: 'Hubungi Customer Service' });
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    expect(ports.handovers).toHaveLength(1);
  },
);

it('chooses a question after a word for a human with an arrow key', async () => {
  const { user, store } = await ask('admin akun');
  await waitFor(() => expect(options()[0]).toBeDefined());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(store.getState().chosenId).not.toBeNull();
});

it.each(['cs', 'admin', 'operator', 'mau bicara dengan orang', 'lupa password'])(
  'offers a human for a word that means one: %s',
  async (typed) => {
    const { user, ports } = await ask(typed);
    await screen.findByRole('status');
    const button = screen.queryByRole('button', { name: 'Hubungi Customer Service' });
    if (typed === 'lupa password') {
      expect(button).toBeNull();
      return;
    }
    await user.click(button as HTMLElement);
    expect(ports.handovers).toHaveLength(1);
  },
);

it.each([
  ['halo', 'Halo! Tanyakan apa pun seperti "deposit" atau "lupa password".'],
  ['makasih', 'Sama-sama! Ada lagi yang dapat kami bantu?'],
])('answers small talk with the menu: %s', async (typed, answer) => {
  const { user, store } = await ask(typed);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(answer));
  expect(options()).toEqual(['Akun', 'Deposit', 'Jam buka']);
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  await user.keyboard('{Enter}');
  expect(field().value).toBe('');
  expect(screen.getByRole('log').textContent).toMatch(new RegExp(`Anda: ${typed}Bot: `));
  expect(screen.getByRole('log').textContent).toContain(answer);
  expect(store.getState().chosenId).toBeNull();
  screen.getByRole('group', { name: 'Pilih topik' });
});

it('chooses from the menu after small talk with the arrow keys', async () => {
  const { user, store } = await ask('halo');
  await waitFor(() => expect(options()).toHaveLength(3));
  await user.keyboard('{ArrowUp}');
  expect(questionOf(screen.getByRole('option', { selected: true }))).toBe('Jam buka');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(store.getState().chosenId).toBe(1);
});

it('announces the number of matches politely', async () => {
  await ask('lupa sandi');
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toMatch(/^\d pertanyaan ditemukan\.$/),
  );
});

it('is cleared by Escape; a second Escape closes the panel', async () => {
  const { user } = await ask('akun');
  await user.keyboard('{Escape}');
  expect(field().value).toBe('');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is cleared by its button, and keeps the focus', async () => {
  const { user } = await ask('akun');
  await user.click(screen.getByRole('button', { name: 'Hapus teks' }));
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('button', { name: 'Hapus teks' })).toBeNull();
});

it('treats blanks as empty', async () => {
  await ask('   ');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByText(/Belum ada/)).toBeNull();
});
