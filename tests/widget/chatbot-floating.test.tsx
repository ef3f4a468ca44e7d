import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openBot, renderBot } from './open-bot.tsx';
import { faq, sampleFaqs } from './sample-faqs.ts';

type OpenBot = ReturnType<typeof renderBot>;
const said = () => screen.getByRole('log').textContent;

describe('closed', () => {
  it('shows its launcher and nothing else', () => {
    renderBot();
    const launcher = screen.getByRole('button', { name: 'Tanya Kami' });
    expect(launcher.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getAllByRole('button')).toEqual([launcher]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('requests nothing before hover or focus', async () => {
    const { ports, user } = renderBot();
    expect(ports.faqRequests).toHaveLength(0);
    await user.hover(screen.getByRole('button', { name: 'Tanya Kami' }));
    expect(ports.faqRequests).toHaveLength(1);
  });

  it('requests the questions when it gets the focus by keyboard', async () => {
    const { ports, user } = renderBot();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tanya Kami' }));
    expect(ports.faqRequests).toHaveLength(1);
  });
});

describe('opening and closing', () => {
  it('opens a dialog that greets, and takes the focus', async () => {
    await openBot();
    const dialog = screen.getByRole('dialog', { name: 'Live Chat Bot' });
    expect(document.activeElement).toBe(dialog);
    within(dialog).getByText('Halo! Tanyakan apa pun seperti "deposit" atau "lupa password".');
    const launcher = screen.getByRole('button', { name: 'Tanya Kami' });
    expect(launcher.getAttribute('aria-expanded')).toBe('true');
    expect(launcher.getAttribute('aria-controls')).toBe(dialog.id);
  });

  it.each([
    ['its close button', ({ choose }: OpenBot) => choose('Tutup')],
    ['Escape', ({ user }: OpenBot) => user.keyboard('{Escape}')],
    ['the launcher', ({ choose }: OpenBot) => choose('Tanya Kami')],
  ])('closes by %s, and returns the focus to the launcher', async (_name, close) => {
    const bot = await openBot();
    await close(bot);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tanya Kami' }));
    expect(bot.ports.emitted.map(({ name }) => name)).toEqual(['faq-open', 'faq-close']);
  });

  it('does not move the focus when the page opens it', async () => {
    const { store } = renderBot();
    store.send({ type: 'opened', by: 'page' });
    await screen.findByRole('dialog');
    expect(document.activeElement).toBe(document.body);
    store.send({ type: 'closed' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(document.body);
  });

  it('leaves Escape to the page while it is closed', async () => {
    const { user } = renderBot();
    const heard: string[] = [];
    const hear = (event: KeyboardEvent) => heard.push(event.key);
    document.addEventListener('keydown', hear);
    await user.tab();
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', hear);
    expect(heard).toEqual(['Tab', 'Escape']);
  });
});

describe('the menu', () => {
  it('shows the top tier, then the questions below', async () => {
    const { choose } = await openBot();
    const options = (label: string) =>
      within(screen.getByRole('group', { name: label }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(options('Pilih topik')).toEqual(['Akun', 'Deposit', 'Jam buka']);
    await choose('Akun');
    expect(options('Pilih pertanyaan')).toEqual([
      'Lupa password',
      'Kode tidak masuk',
      'Akun terkunci',
    ]);
    expect(said()).toContain('Pilih masalah akun Anda.');
  });

  it('ends with one level back, Home and Live Agent, which is offered once', async () => {
    const { choose } = await openBot();
    expect(screen.queryByRole('button', { name: 'Sebelumnya' })).toBeNull();
    await choose('Akun');
    expect(screen.queryByRole('button', { name: 'Hubungi Live Agent Kami' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Hubungi Customer Service' })).toBeNull();
    await choose('Lupa password');
    expect(screen.queryByRole('group', { name: 'Pilih pertanyaan' })).toBeNull();
    screen.getByRole('button', { name: 'Hubungi Live Agent Kami' });
    screen.getByRole('button', { name: 'Sebelumnya' });
    expect(screen.queryByRole('button', { name: 'Hubungi Customer Service' })).toBeNull();
    // With questions to choose, the conversation offers a human in another way.
    await choose('Sebelumnya');
    expect(screen.queryByRole('button', { name: 'Hubungi Live Agent Kami' })).toBeNull();
    screen.getByRole('button', { name: 'Hubungi Customer Service' });
    await choose('Kembali ke Home');
    expect(said()).not.toContain('Lupa password.');
    screen.getByRole('button', { name: 'Deposit' });
    expect(screen.queryByRole('button', { name: 'Kembali ke Home' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Hubungi Customer Service' })).toBeNull();
  });

  it('has Back and Home in the header, and the words of Home and Live Agent below an answer', async () => {
    const { choose, user } = await openBot();
    const header = () => within(screen.getByRole('dialog').querySelector('header') as HTMLElement);
    const names = () =>
      header()
        .getAllByRole('button')
        .map((button) => button.title || button.getAttribute('aria-label'));
    expect(names()).toEqual(['Tutup']);
    await choose('Akun');
    expect(names()).toEqual(['Sebelumnya', 'Kembali ke Home', 'Tutup']);
    await choose('Lupa password');
    // One button of each name.
    expect(names()).toEqual(['Sebelumnya', 'Home', 'Tutup']);
    const [home, agent] = ['Kembali ke Home', 'Hubungi Live Agent Kami'].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(home?.nextElementSibling).toBe(agent);
    expect(home?.textContent).toBe('Kembali ke Home');
    await user.click(header().getByRole('button', { name: 'Home' }));
    expect(names()).toEqual(['Tutup']);
    // The level above a topic is Home.
    await choose('Akun');
    await choose('Sebelumnya');
    expect(names()).toEqual(['Tutup']);
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  it('has the search above the first menu, and at the foot of a conversation', async () => {
    const { choose } = await openBot();
    const isBefore = (a: Element, b: Element) =>
      Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
    const field = () => screen.getByRole('combobox', { name: 'Cari pertanyaan' });
    expect(isBefore(field(), screen.getByRole('log'))).toBe(true);
    await choose('Akun');
    expect(isBefore(screen.getByRole('log'), field())).toBe(true);
  });

  it('keeps the focus in the panel when the search moves to the foot', async () => {
    const { choose, ports, user } = await openBot();
    await user.type(screen.getByRole('combobox'), 'cs');
    await choose('Hubungi Customer Service');
    ports.handovers[0]?.end({ type: 'opened' });
    await screen.findByText('Live chat sudah dibuka di tab baru.');
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  it('keeps the choices of earlier steps, which can still be chosen', async () => {
    const { choose, user } = await openBot();
    await choose('Akun');
    await choose('Lupa password');
    const groups = [...document.querySelectorAll('details')];
    expect(groups.some(({ open }) => open)).toBe(false);
    for (const closed of screen.getAllByText('Pilihan sebelumnya')) await user.click(closed);
    await screen.findByRole('button', { name: 'Akun terkunci' });
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      'Pilihan sebelumnyaAkunDepositJam buka',
      // The answered question is not offered again.
      'Pilihan sebelumnyaKode tidak masukAkun terkunci',
    ]);
    screen.getByRole('heading', { name: 'Lupa password' });
    // `aria-live` is off, so that screen readers do not announce them again.
    expect(groups.map((group) => group.getAttribute('aria-live'))).toEqual(['off', 'off']);
    expect(screen.queryByRole('button', { name: 'Lupa password' })).toBeNull();
    await choose('Deposit');
    screen.getByRole('button', { name: 'Lupa password' });
    screen.getByRole('button', { name: 'Deposit belum masuk' });
    expect(said()).toContain('Anda: Deposit');
  });

  it('moves the focus past the choices of earlier steps', async () => {
    const { choose, user } = await openBot();
    await choose('Akun');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Anda: Akun'));
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Lupa password');
  });

  it('keeps the focus in the panel when the chosen button disappears', async () => {
    const { choose } = await openBot();
    await choose('Akun');
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await choose('Kembali ke Home');
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  it('can be used with the keyboard alone', async () => {
    const { ports, user } = renderBot();
    await user.tab();
    await user.keyboard('{Enter}');
    ports.faqRequests[0]?.resolve(sampleFaqs);
    const option = await screen.findByRole('button', { name: 'Deposit' });
    while (document.activeElement !== option) await user.tab();
    await user.keyboard('{Enter}');
    expect(said()).toContain('Deposit');
    screen.getByRole('button', { name: 'Deposit belum masuk' });
  });
});

describe('answers', () => {
  it('are text with links, never HTML', async () => {
    const answer = 'Buka https://toko.example.\n<img src=x onerror=alert(1)> & <b>tebal</b>';
    const { choose } = await openBot([faq(1, 'Uji', { answer })]);
    await choose('Uji');
    expect(said()).toContain(answer);
    const log = within(screen.getByRole('log'));
    expect(log.getByRole('link').getAttribute('href')).toBe('https://toko.example');
    expect(log.queryByRole('img')).toBeNull();
  });

  it('have images that reserve their space and open larger', async () => {
    const { choose, user } = await openBot();
    await choose('Akun');
    await choose('Kode tidak masuk');
    const image = screen.getByRole('img', { name: 'Gambar untuk Kode tidak masuk' });
    expect(image.getAttribute('src')).toBe('https://faq.example/faqs/image/ab12-640x360.webp');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['533', '300']);
    await user.click(image);
    const zoomed = screen.getByRole('dialog', { name: 'Gambar untuk Kode tidak masuk' });
    expect((zoomed as HTMLDialogElement).open).toBe(true);
    await user.click(within(zoomed).getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  });

  it('reload an image on request after it failed', async () => {
    const { choose, user } = await openBot();
    await choose('Akun');
    await choose('Kode tidak masuk');
    screen.getByRole('img').dispatchEvent(new Event('error'));
    await screen.findByText('Gambar tidak dapat dimuat.');
    const retry = screen.getByRole('button', { name: 'Muat lagi' });
    await user.click(retry);
    screen.getByRole('img', { name: 'Gambar untuk Kode tidak masuk' });
    expect(document.activeElement).toBe(retry);
  });
});

describe('when there are no questions', () => {
  it('says that it is loading', async () => {
    const { user } = renderBot();
    await user.click(screen.getByRole('button', { name: 'Tanya Kami' }));
    screen.getByRole('status', { name: 'Menyiapkan pertanyaan…' });
  });

  it('says that loading failed, offers a human and tries again', async () => {
    const { choose, ports, user } = renderBot();
    await user.click(screen.getByRole('button', { name: 'Tanya Kami' }));
    ports.faqRequests[0]?.reject();
    await screen.findByText('Pertanyaan belum dapat dimuat. Silakan coba lagi sebentar lagi.');
    // There is no field to ask in.
    expect(screen.queryByText(/Tanyakan apa pun/)).toBeNull();
    screen.getByRole('button', { name: 'Hubungi Customer Service' });
    await choose('Coba lagi');
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    ports.faqRequests[1]?.resolve(sampleFaqs);
    await screen.findByRole('button', { name: 'Deposit' });
  });

  it('mentions neither the connection nor a live agent when the server refuses the page', async () => {
    const { choose, ports, user } = renderBot();
    await user.click(screen.getByRole('button', { name: 'Tanya Kami' }));
    ports.faqRequests[0]?.resolve(null);
    await screen.findByText('Bot belum tersedia di halaman ini.');
    screen.getByText('Belum tersedia');
    expect(screen.queryByText(/koneksi/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Hubungi Customer Service' })).toBeNull();
    await choose('Coba lagi');
    ports.faqRequests[1]?.resolve(sampleFaqs);
    await screen.findByRole('button', { name: 'Deposit' });
  });

  it('says that there are none, and offers a human', async () => {
    await openBot([]);
    screen.getByText('Belum ada pertanyaan di sini.');
    screen.getByRole('button', { name: 'Hubungi Customer Service' });
  });
});

describe('the live agent', () => {
  it('is prepared, opened once, and its result is shown', async () => {
    const { choose, ports } = await openBot();
    await choose('Jam buka');
    await choose('Hubungi Live Agent Kami');
    expect(ports.prepared.length).toBeGreaterThan(0);
    expect(ports.handovers).toHaveLength(1);
    ports.handovers[0]?.end({ type: 'opened' });
    await screen.findByText('Live chat sudah dibuka di tab baru.');
  });

  it('says that it is connecting, in its button, in the header and to screen readers', async () => {
    const { choose, ports } = await openBot();
    await choose('Jam buka');
    await choose('Hubungi Live Agent Kami');
    expect(screen.getByRole('button', { busy: true }).textContent).toBe('Menghubungkan…');
    const header = screen.getByRole('heading', { name: 'Live Chat Bot' }).parentElement;
    expect(header?.textContent).toBe('Live Chat BotMenghubungkan…');
    const words = screen.getAllByText('Menghubungkan…');
    expect(words.filter((each) => each.closest('[aria-live="polite"]'))).toHaveLength(1);
    ports.handovers[0]?.end({ type: 'failed' });
    await screen.findByText('Petugas belum dapat dihubungi. Silakan coba lagi.');
    screen.getByRole('button', { name: 'Hubungi Live Agent Kami', busy: false });
    expect(screen.queryByText('Menghubungkan…')).toBeNull();
  });

  it('shows a link when the browser blocks the tab', async () => {
    const { choose, ports } = await openBot();
    await choose('Jam buka');
    await choose('Hubungi Live Agent Kami');
    ports.handovers[0]?.end({ type: 'blocked', href: 'https://chat.example/toko' });
    const link = await screen.findByRole('link', { name: 'Buka live chat' });
    expect(link.getAttribute('href')).toBe('https://chat.example/toko');
  });
});

it('can be in English', async () => {
  const { choose, user } = await openBot(sampleFaqs, { lang: 'en' });
  screen.getByText('Hello! Ask anything, such as "deposit" or "forgot password".');
  await choose('Jam buka');
  expect(said()).toContain('Hello! Ask anything, such as "deposit" or "forgot password".');
  screen.getByRole('button', { name: 'Back to Home' });
  screen.getByRole('button', { name: 'Contact our Live Agent' });
  await user.click(screen.getByText('Earlier choices'));
  await choose('Akun');
  screen.getByRole('button', { name: 'Contact Customer Service' });
});
