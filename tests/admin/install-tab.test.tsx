import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { InstallTab } from '../../admin/features/websites/install/install-tab.tsx';
import type { EmbedMode, SeenOrigin } from '../../api/contract/embedding.ts';
import { expectConsole } from '../fail-on-console.ts';
import { defaultSettings } from './default-settings.ts';
import { serverPerTest } from './fake-server.ts';
import { show, toasts } from './show.tsx';

const host = window.location.origin;
const script = `${host}/faq-chatbot.js?website=2`;
const tag = `<script src="${script}" async=""></script>`;
const originsRoute = 'GET /api/websites/2/origins';

const calls = serverPerTest(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-22T10:00:00Z') });
  calls.respond('GET /websites/2/livechat', 200, { livechat_link: null });
  calls.respond(originsRoute, 200, []);
  calls.respond('GET /api/livechatwebsitelinks/1/1?website_id=2', 200, [{ all_data: 3 }]);
  respondSettings('any');
});

const settingsOf = (embed: EmbedMode, version = 4) => ({ ...defaultSettings, embed, version });

function respondSettings(embed: EmbedMode): void {
  calls.respond('GET /api/websites/2/settings', 200, settingsOf(embed));
}

const seen = (origin: string, more: Partial<SeenOrigin> = {}): SeenOrigin => ({
  origin,
  first_on: '2026-11-20',
  last_on: '2026-11-22',
  loads: 12,
  version: '0123456789abcdef',
  is_old_version: false,
  is_old_tag: false,
  tags: 1,
  refused_on: null,
  is_listed: false,
  ...more,
});

const showTab = () => show(<InstallTab website={{ id: 2 }} />);
const codes = () => screen.getAllByRole('code').map((code) => code.textContent);
const rows = () => within(screen.getByRole('table', { name: 'Terpasang' })).getAllByRole('row');

describe('the installation of a website’s bot', () => {
  it('offers the tag of the website and copies it', async () => {
    const user = showTab();
    await user.click(screen.getByRole('button', { name: 'Salin kode HTML biasa langkah 1' }));
    expect(await navigator.clipboard.readText()).toBe(tag);
    const more = screen.getByRole('link', { name: 'Buka Script' });
    expect(more.getAttribute('href')).toBe('/script?website=2');
  });

  it('has the steps for each kind of site, with the website in the address of the script', async () => {
    const user = showTab();
    const choose = (guide: string) => user.click(screen.getByRole('button', { name: guide }));
    const steps = () => within(screen.getByRole('region', { name: 'Cara memasang' }));
    for (const [guide, code] of [
      ['Google Tag Manager', tag],
      ['WordPress', `'${script}',`],
      ['Blogger', tag],
      ['React / Next.js', `<Script src="${script}" strategy="lazyOnload" />`],
      ['Vue / Nuxt', `script: [{ src: '${script}', async: true }],`],
      ['HTML biasa', tag],
    ] as const) {
      await choose(guide);
      expect(
        steps()
          .getAllByRole('code')
          .map((it) => it.textContent)
          .join('\n'),
      ).toContain(code);
    }
    expect(codes().join()).not.toContain('data-website-id');
    await choose('Vue / Nuxt');
    expect(codes().join()).toContain("isCustomElement: (tag) => tag === 'faq-chatbot'");
    await user.click(screen.getByRole('button', { name: 'Salin kode Vue / Nuxt langkah 2' }));
    expect(await navigator.clipboard.readText()).toContain(script);
  });
});

describe('where it is installed', () => {
  it('shows an empty list with instructions at first', async () => {
    showTab();
    expect(await screen.findByText(/^Belum ada situs yang memuat bot/)).toBeDefined();
  });

  it('shows a table of origins with days, loads and version', async () => {
    calls.respond(originsRoute, 200, [
      seen('https://toko.example'),
      seen('https://promo.example', { last_on: '2026-11-21', loads: 1204, version: null }),
      seen('https://ditolak.example', { loads: 0, refused_on: '2026-11-22' }),
    ]);
    showTab();
    await screen.findByText('https://toko.example');
    const cells = rows()
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
    expect(cells).toEqual([
      [
        'https://toko.example',
        'Pertama terlihat20 Nov',
        'TerakhirHari ini',
        'Dimuat hari itu12 kali',
        'VersiTerbaru',
        '',
      ],
      [
        'https://promo.example',
        'Pertama terlihat20 Nov',
        'TerakhirKemarin',
        'Dimuat hari itu1.204 kali',
        'Versi-',
        '',
      ],
    ]);
  });

  it('warns of old and doubled tags and of an earlier script in plain words', async () => {
    calls.respond(originsRoute, 200, [
      seen('https://toko.example', { is_old_tag: true, tags: 2, is_old_version: true }),
    ]);
    showTab();
    expect(await screen.findByText(/^Nomor website ditulis di data-website-id/)).toBeDefined();
    expect(screen.getByText(/^Ada 2 script bot dalam satu halaman/)).toBeDefined();
    expect(screen.getByText(/^Browser masih menyimpan script/)).toBeDefined();
    expect(screen.getByText('01234567')).toBeDefined();
  });

  it('says when the list cannot be read, and tries again', async () => {
    expectConsole('error');
    calls.respond(originsRoute, 503, { message: 'Server sedang sibuk.' });
    const user = showTab();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Server sedang sibuk.');
    calls.respond(originsRoute, 200, [seen('https://toko.example')]);
    await user.click(within(alert).getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('https://toko.example')).toBeDefined();
  });
});

describe('Periksa sekarang', () => {
  const press = async (user: ReturnType<typeof show>) => {
    await user.click(screen.getByRole('button', { name: 'Periksa sekarang' }));
    await screen.findByRole('button', { name: 'Berhenti memeriksa' });
  };
  const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  const reads = () => calls.all().filter((call) => call === originsRoute).length;

  it('waits for the next load, and shows its page and time', async () => {
    calls.respond(originsRoute, 200, [seen('https://toko.example')]);
    const user = showTab();
    await screen.findByText('https://toko.example');
    await press(user);
    expect(screen.getByText(/^Menunggu bot dimuat\./)).toBeDefined();
    await passSeconds(6);
    expect(screen.getByText(/^Menunggu bot dimuat\./)).toBeDefined();
    calls.respond(originsRoute, 200, [seen('https://toko.example', { loads: 13 })]);
    await passSeconds(2);
    expect(
      screen.getByText(/^Bot dimuat di https:\/\/toko\.example pada pukul 17\.00\.0\d\.$/),
    ).toBeDefined();
    const before = reads();
    await passSeconds(10);
    expect(reads()).toBe(before);
    expect(screen.getByRole('button', { name: 'Periksa sekarang' })).toBeDefined();
  });

  it('shows a page that was refused because it may not embed the bot', async () => {
    respondSettings('links');
    const user = showTab();
    await press(user);
    calls.respond(originsRoute, 200, [
      seen('https://tiru.example', { loads: 0, refused_on: '2026-11-22' }),
    ]);
    await passSeconds(2);
    expect(
      screen.getByText(/^Bot dimuat di https:\/\/tiru\.example .* tidak ada di Link\.$/),
    ).toBeDefined();
  });

  it('stops after five minutes, and when the user stops it', async () => {
    const user = showTab();
    await press(user);
    await passSeconds(301);
    expect(screen.getByText(/^Dalam 5 menit bot belum dimuat\./)).toBeDefined();
    await press(user);
    await user.click(screen.getByRole('button', { name: 'Berhenti memeriksa' }));
    const before = reads();
    await passSeconds(10);
    expect(reads()).toBe(before);
  });

  it('sends no requests while the page is hidden', async () => {
    const user = showTab();
    await press(user);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await passSeconds(1);
    const before = reads();
    await passSeconds(20);
    expect(reads()).toBe(before);
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await passSeconds(3);
    expect(reads()).toBeGreaterThan(before);
  });
});

describe('who may embed', () => {
  const links = () => screen.getByRole('radio', { name: 'Hanya situs di Link' });

  it('shows before saving which origins the choice would refuse, and saves it', async () => {
    calls.respond(originsRoute, 200, [
      seen('https://toko.example', { is_listed: true }),
      seen('https://lain.example'),
    ]);
    calls.respond('PUT /api/websites/2/settings', 200, {
      message: 'Pengaturan tersimpan.',
      settings: settingsOf('links', 5),
      undo_id: 77,
    });
    const user = showTab();
    await screen.findByRole('radio', { name: 'Semua situs' });
    await user.click(links());
    const next = screen.getByRole('region', { name: 'Akan ditolak karena tidak ada di Link' });
    expect(
      within(next)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['https://lain.exampleTerakhir terlihat: Hari iniIzinkan']);
    expect(await screen.findByText(/^Website ini memiliki 3 Link\./)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(
      await screen.findByRole('region', { name: 'Ditolak karena tidak ada di Link' }),
    ).toBeDefined();
    expect(calls.sent()).toEqual([
      { call: 'PUT /api/websites/2/settings', body: { embed: 'links', version: 4 } },
    ]);
    expect(toasts()).toEqual(['success: Pengaturan tersimpan.']);
    expect(rows()).toHaveLength(2);
  });

  it('keeps the choice when another user has saved, and saves it on the next press', async () => {
    expectConsole('error');
    const conflict = { message: 'Sudah diubah.', current: settingsOf('any', 9) };
    calls.respond('PUT /api/websites/2/settings', 409, conflict);
    const user = showTab();
    await screen.findByRole('radio', { name: 'Semua situs' });
    await user.click(links());
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect((await screen.findByRole('alert')).textContent).toContain('sudah diubah admin lain');
    expect((links() as HTMLInputElement).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(calls.sent().at(-1)?.body).toEqual({ embed: 'links', version: 9 });
  });

  it('adds a refused origin to the links, and removes it again', async () => {
    respondSettings('links');
    calls.respond(originsRoute, 200, [
      seen('https://lain.example:8443', { refused_on: '2026-11-22', loads: 0 }),
    ]);
    calls.respond('POST /api/livechatwebsitelinks', 201, { message: 'Link ditambahkan.', id: 31 });
    calls.respond('DELETE /api/livechatwebsitelinks/31', 200, { message: 'Link dihapus.' });
    const user = showTab();
    await user.click(
      await screen.findByRole('button', { name: 'Izinkan https://lain.example:8443' }),
    );
    expect(await screen.findByText('https://lain.example:8443 ditambahkan ke Link.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Urungkan' }));
    await screen.findByText('https://lain.example:8443 dihapus lagi dari Link.');
    expect(calls.sent()).toEqual([
      {
        call: 'POST /api/livechatwebsitelinks',
        body: { link: 'https://lain.example:8443', website_id: 2 },
      },
      { call: 'DELETE /api/livechatwebsitelinks/31', body: undefined },
    ]);
  });
});
