import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { websitesCopy } from '../../admin/copy/websites.ts';
import { ContactTab } from '../../admin/features/websites/contact/contact-tab.tsx';
import { formOf, type SettingsForm } from '../../admin/features/websites/data/settings-form.ts';
import { AddWebsiteDialog } from '../../admin/features/websites/dialogs/add-website-dialog.tsx';
import { EditWebsiteDialog } from '../../admin/features/websites/dialogs/edit-website-dialog.tsx';
import { RemoveWebsiteDialog } from '../../admin/features/websites/dialogs/remove-website-dialog.tsx';
import { NextSteps } from '../../admin/features/websites/install/next-steps.tsx';
import { LivechatCell } from '../../admin/features/websites/website-columns.tsx';
import { expectConsole } from '../fail-on-console.ts';
import { defaultSettings } from './default-settings.ts';
import { serverPerTest } from './fake-server.ts';
import { websiteRow } from './rows.ts';
import { show } from './show.tsx';
import { listed } from './website-list.ts';

const website = websiteRow({ livechat_link: 'tawk.to/chat/abc/default' });

const onAdded = vi.fn();
const onClose = vi.fn();

const calls = serverPerTest(() => {
  onAdded.mockClear();
  onClose.mockClear();
});

function showAdd() {
  return show(<AddWebsiteDialog onAdded={onAdded} onClose={onClose} />);
}

async function fill(user: UserEvent, link = 'example.com/chat') {
  await user.type(screen.getByLabelText('Website Name'), 'Toko Baru');
  await user.type(screen.getByLabelText('Livechat Link'), link);
  await user.type(screen.getByLabelText('Server IP'), '192.0.2.1');
}

const submit = () => screen.getByRole('button', { name: 'Submit' });

async function addWebsite(link?: string) {
  const user = showAdd();
  await fill(user, link);
  await user.click(submit());
}

describe('Add New Website', () => {
  it('asks for every field, marks the empty ones and focuses the first', async () => {
    const user = showAdd();
    await user.type(screen.getByLabelText('Website Name'), 'Toko Baru');
    await user.type(screen.getByLabelText('Server IP'), '   ');
    await user.click(submit());

    expect((await screen.findByRole('alert')).textContent).toBe('❌ Semua field wajib diisi.');
    expect(screen.getByLabelText('Website Name').getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByLabelText('Livechat Link').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Server IP').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Livechat Link'));
    expect(calls.sent()).toEqual([]);
  });

  it('leads from a new website to the next steps, until it has FAQs', async () => {
    calls.respond('GET /api/websites/list', 200, [listed(9, 'Toko Baru')]);
    calls.respond('POST /api/websites', 201, { id: 9, message: 'Website berhasil ditambahkan.' });
    await addWebsite();
    const steps = await screen.findByRole('navigation', { name: 'Langkah berikutnya' });
    expect(steps.textContent).toMatch(/^Toko Baru siap/);
    expect(
      [...steps.querySelectorAll('a')].map((step) => [step.textContent, step.getAttribute('href')]),
    ).toEqual([
      ['Isi FAQ', '/?website=9'],
      ['Impor FAQ dari berkas', '/?website=9&import=1'],
      ['Atur tampilan bot', '/website/9?tab=tampilan'],
      ['Pasang di situs', '/website/9?tab=pemasangan'],
    ]);
  });

  it('shows next steps only for a website without FAQs', async () => {
    calls.respond('GET /api/websites/list', 200, [listed(1, 'Toko', 3), listed(2, 'Toko')]);
    show(
      <>
        <NextSteps websiteId={1} />
        <NextSteps websiteId={2} />
      </>,
    );
    expect((await screen.findByRole('link', { name: 'Isi FAQ' })).getAttribute('href')).toBe(
      '/?website=2',
    );
  });

  it.each([
    ['javascript:alert(1)', 'Alamat harus berupa tautan http atau https.'],
    ['https//tawk.to/chat/1/1', 'Awal alamat kurang titik dua. Tulis https:// atau http://.'],
  ])('refuses the link %s beside the field', async (link, message) => {
    await addWebsite(link);

    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls.sent()).toEqual([]);
  });

  it('shows the message of the server, empties the form and stays open for the next website', async () => {
    calls.respond('POST /api/websites', 201, { id: 9, message: 'Website disimpan.' });
    await addWebsite();

    expect((await screen.findByText('Website disimpan.')).role).toBe('status');
    expect(calls.sent()).toEqual([
      {
        call: 'POST /api/websites',
        body: { name: 'Toko Baru', livechat_link: 'example.com/chat', server_ip: '192.0.2.1' },
      },
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Website Name').value).toBe('');
    expect(document.activeElement).toBe(screen.getByLabelText('Website Name'));
    expect(onAdded).toHaveBeenCalledExactlyOnceWith(9);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows its own message when the server sends none', async () => {
    calls.respond('POST /api/websites', 201, { id: 9, message: '' });
    await addWebsite();
    expect((await screen.findByText('Website berhasil ditambahkan.')).role).toBe('status');
  });

  it('says that saving failed and why, and keeps the typed text', async () => {
    expectConsole('error');
    calls.respond('POST /api/websites', 500, { message: 'Terjadi kesalahan di server.' });
    await addWebsite();

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('❌ Gagal menambahkan website.');
    expect(alert.textContent).toContain('Terjadi kesalahan di server.');
    expect(screen.getByLabelText<HTMLInputElement>('Website Name').value).toBe('Toko Baru');
    expect(screen.getByLabelText<HTMLInputElement>('Server IP').value).toBe('192.0.2.1');
  });

  it.each([
    ['tawk.to/chat/abc/default', 'Dikenali sebagai tawk.to: dibuka di halaman itu juga.'],
    ['direct.lc.chat/123', 'Dikenali sebagai LiveChat: dibuka di halaman itu juga.'],
    [
      'go.crisp.chat/chat/embed/?website_id=e93e073a-1f69-4cbc-8934-f9e1611e65bb',
      'Dikenali sebagai Crisp: dibuka di halaman itu juga.',
    ],
    ['example.com', 'Tautan biasa: dibuka di tab baru.'],
    [
      'ftp://example.com',
      'Tautan tawk.to, LiveChat, atau Crisp dibuka di halaman itu juga, tautan lain di tab baru.',
    ],
  ])('shows while typing how the link %s is understood', async (link, words) => {
    const user = showAdd();
    await user.type(screen.getByLabelText('Livechat Link'), link);
    expect(screen.getByText(words)).toBeTruthy();
  });
});

it.each([
  ['wa.me/6281234567890', 'whatsapp'],
  ['tawk.to/chat/abc/default', 'livechat'],
])('offers the Livechat Link %s as the way %s', async (livechat_link, type) => {
  let form!: UseFormReturn<SettingsForm>;
  function Ways() {
    form = useForm<SettingsForm>({ defaultValues: formOf(defaultSettings) });
    return (
      <ContactTab form={form} website={{ ...website, livechat_link }} onEditWebsite={() => {}} />
    );
  }
  const user = show(<Ways />);
  for (const button of screen.queryAllByRole('button', { name: 'Jadikan cara WhatsApp' }))
    await user.click(button);
  const [way] = form.getValues('contact.channels');
  expect(way).toMatchObject({ type, value: type === 'whatsapp' ? livechat_link : '' });
});

describe('Edit Website', () => {
  it('starts with the values of the row and sends every field', async () => {
    calls.respond('PUT /api/websites/7', 200, { message: 'Website berhasil diperbarui.' });
    const user = show(<EditWebsiteDialog website={website} onClose={onClose} />);
    await user.clear(screen.getByLabelText('Livechat Link'));
    await user.type(screen.getByLabelText('Livechat Link'), 'https://wa.me/62812');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls.sent()).toEqual([
      {
        call: 'PUT /api/websites/7',
        body: {
          name: 'Toko Tujuh',
          livechat_link: 'https://wa.me/62812',
          server_ip: '192.0.2.7',
          version: 1,
        },
      },
    ]);
  });

  it('asks for every field too', async () => {
    const user = show(<EditWebsiteDialog website={website} onClose={onClose} />);
    await user.clear(screen.getByLabelText('Server IP'));
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect((await screen.findByRole('alert')).textContent).toBe('❌ Semua field wajib diisi.');
    expect(calls.sent()).toEqual([]);
  });
});

describe('removing a website', () => {
  const lists = (faqs: number, links: number) => {
    const rows = (total: number) => (total === 0 ? [] : [{ id: 1, all_data: total }]);
    calls.respond('GET /api/faqs/7/1/1', 200, rows(faqs));
    calls.respond('GET /api/livechatwebsitelinks/1/1?website_id=7', 200, rows(links));
  };

  it('says what is removed with it and what is not, then removes it', async () => {
    lists(1204, 3);
    calls.respond('DELETE /api/websites/7?version=1', 200, {
      message: 'Website berhasil dihapus.',
    });
    const user = show(<RemoveWebsiteDialog website={website} onClose={onClose} />);

    expect(screen.getByText('Confirm Action')).toBeTruthy();
    expect(screen.getByText('Are you sure you want to remove website Toko Tujuh?')).toBeTruthy();
    expect(
      await screen.findByText('1.204 FAQ dan 3 link milik website ini ikut terhapus.'),
    ).toBeTruthy();
    expect(screen.getByText('Akun admin tetap ada dan hanya kehilangan website-nya.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Yes, Remove' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls.sent().map(({ call }) => call)).toContain('DELETE /api/websites/7?version=1');
  });

  it('says that nothing else is removed', async () => {
    lists(0, 0);
    show(<RemoveWebsiteDialog website={website} onClose={onClose} />);
    expect(await screen.findByText('Website ini tidak memiliki FAQ atau link.')).toBeTruthy();
  });

  it('lists no count that is 0', () => {
    expect(websitesCopy.countsRemoved({ faqs: 2, links: 0 })).toBe(
      '2 FAQ milik website ini ikut terhapus.',
    );
    expect(websitesCopy.countsRemoved({ faqs: 0, links: 1 })).toBe(
      '1 link milik website ini ikut terhapus.',
    );
  });
});

describe("a website's live-chat link in the table", () => {
  it.each([
    ['tawk.to/chat/abc/default', 'tawk.to'],
    ['https://direct.lc.chat/123', 'LiveChat'],
    ['https://tawk.to.example.com/chat/abc/default', 'Tautan biasa'],
    ['https://wa.me/6281234567890', 'Tautan WhatsApp'],
    ['mailto:cs@example.com', 'Bukan alamat http atau https'],
  ])('%s is shown as typed, with %j', (link, provider) => {
    show(<LivechatCell link={link} />);
    expect(screen.getByText(link)).toBeTruthy();
    expect(screen.getByText(provider)).toBeTruthy();
  });
});
