import type { Page } from '@playwright/test';
import { chooseInMenu } from './choose-in-menu.ts';
import { expect, test } from './signed-in.ts';

test.use({ serverEnv: { SEED: 'none' } });

async function addFaq(page: Page, question: string, answer: string): Promise<number> {
  const multipart = { question, answer, website_id: '1', parent_id: '' };
  const response = await page.request.post('/api/faqs/', { multipart });
  return (await response.json()).id;
}

test('changes are collected, compared, published, and put back', async ({
  page,
  server: { url },
  checkAxe,
}) => {
  const id = await addFaq(page, 'Cara deposit', 'Buka menu Deposit, lalu pilih bank.');
  const read = async () => {
    const faqs: { question: string; answer: string }[] = await (
      await page.request.get('/faqs/1')
    ).json();
    return faqs.map(({ question, answer }) => `${question}: ${answer}`);
  };
  await page.goto('/?website=1');

  // From now on, visitors read what was published.
  await chooseInMenu(page, 'Lainnya', 'Penerbitan');
  const modes = page.getByRole('dialog', { name: 'Penerbitan FAQ' });
  await modes.getByRole('radio', { name: 'Kumpulkan sebagai draf' }).check();
  await modes.getByRole('button', { name: 'Simpan' }).click();
  const bar = page.getByRole('region', { name: 'Penerbitan' });
  await expect(bar).toContainText('Semua sudah terbit');
  await expect(modes).toBeHidden();

  await page.request.put(`/api/faqs/${id}`, {
    multipart: {
      question: 'Cara deposit',
      answer: 'Buka menu Deposit, lalu pilih e-wallet.',
      website_id: '1',
      parent_id: '',
    },
  });
  await addFaq(page, 'Jam layanan', 'Setiap **hari**.');
  await page.reload();
  await expect(bar).toContainText('2 belum terbit');
  expect(await read()).toEqual(['Cara deposit: Buka menu Deposit, lalu pilih bank.']);

  // The bot on the FAQ page shows the draft.
  await page.getByRole('button', { name: 'Tanya Kami' }).click();
  const bot = page.locator('faq-chatbot');
  await expect(bot.getByRole('button', { name: 'Jam layanan' })).toBeVisible();
  await page.keyboard.press('Escape');

  // A link to a FAQ that visitors do not have yet would not work.
  await page.context().grantPermissions(['clipboard-write'], { origin: url });
  const added = page.getByRole('row').filter({ hasText: 'Jam layanan' });
  await expect(added.getByText('Draf', { exact: true })).toBeVisible();
  await added.getByRole('button', { name: 'Lainnya' }).click();
  await page.getByRole('menuitem', { name: 'Salin tautan' }).click();
  await expect(page.getByText('Pengunjung baru dapat membukanya setelah')).toBeVisible();

  await bar.getByRole('button', { name: 'Lihat perubahan' }).click();
  const changes = page.getByRole('dialog', { name: 'Perubahan yang belum terbit' });
  await expect(changes.locator('del')).toHaveText(' [dihapus: bank] ');
  await expect(changes.locator('ins')).toHaveText(' [ditambahkan: e-wallet] ');
  await expect(changes.getByRole('listitem')).toHaveCount(2);
  await expect(changes.locator('b')).toHaveText('hari');
  await changes.getByRole('link', { name: 'Jam layanan' }).click();
  await expect(changes).toBeHidden();

  await bar.getByRole('button', { name: 'Terbitkan' }).click();
  const publish = page.getByRole('dialog', { name: 'Terbitkan perubahan' });
  await publish.getByLabel('Catatan').fill('E-wallet');
  await publish.getByRole('button', { name: 'Terbitkan sekarang' }).click();
  await expect(page.getByText('2 perubahan berhasil diterbitkan.')).toBeVisible();
  await expect(bar).toContainText('Semua sudah terbit');
  await expect(bar.getByRole('button', { name: 'Terbitkan' })).toBeFocused();
  // With nothing to publish now, only a time is offered.
  await page.keyboard.press('Enter');
  await expect(publish.getByRole('radio')).toHaveCount(1);
  await expect(publish.getByRole('radio', { name: 'Pada waktu tertentu' })).toBeChecked();
  await publish.getByRole('button', { name: 'Batal' }).click();
  expect(await read()).toEqual([
    'Cara deposit: Buka menu Deposit, lalu pilih e-wallet.',
    'Jam layanan: Setiap **hari**.',
  ]);

  await expect(added.getByText('Draf', { exact: true })).toHaveCount(0);
  await chooseInMenu(page, 'Lainnya', 'Rilis');
  const releases = page.getByRole('dialog', { name: 'Rilis' });
  await expect(releases.getByRole('listitem').first()).toContainText('E-wallet');
  await releases.getByRole('button', { name: 'Pulihkan rilis ini: Rilis 1' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Pulihkan rilis 1' });
  await expect(asked).toContainText('Draf tidak berubah');
  await expect(asked.locator('del')).toContainText('e-wallet');
  await checkAxe(page);
  await asked.getByRole('button', { name: 'Pulihkan' }).click();
  await expect(bar).toContainText('2 belum terbit');
  expect(await read()).toEqual(['Cara deposit: Buka menu Deposit, lalu pilih bank.']);
  await page.getByRole('button', { name: 'Urungkan' }).last().click();
  await expect(bar).toContainText('Semua sudah terbit');
  expect(await read()).toHaveLength(2);
});

test('a publication is scheduled, cancelled, and not lost when drafts end', async ({ page }) => {
  await page.request.put('/api/websites/1/settings', {
    data: { publishing: 'draft' },
  });
  await addFaq(page, 'Jam layanan', 'Setiap hari.');
  await page.goto('/?website=1');
  const bar = page.getByRole('region', { name: 'Penerbitan' });
  await bar.getByRole('button', { name: 'Terbitkan' }).click();
  const publish = page.getByRole('dialog', { name: 'Terbitkan perubahan' });
  await publish.getByRole('radio', { name: 'Pada waktu tertentu' }).check();
  await publish.getByRole('button', { name: 'Jadwalkan' }).click();
  await expect(publish.getByText('Pilih tanggal dan jam.')).toBeVisible();
  // 09.00 in Jakarta, independent of the time zone of the browser.
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const at = publish.getByLabel('Tanggal dan jam (WIB)', { exact: true });
  await at.fill(`${day} 9,00`);
  await at.blur();
  await at.focus();
  const shown = await at.inputValue();
  await expect(
    publish.getByText(/^(Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu), \d+ \w+ \d{4}, 09\.00 WIB$/),
  ).toBeVisible();
  await test.step('the calendar moves by keys, keeps the time, and returns the focus', async () => {
    await page.keyboard.press('Alt+ArrowDown');
    const calendar = page.getByRole('dialog', { name: 'Tanggal dan jam (WIB)' });
    const chosen = calendar.getByRole('button', { pressed: true });
    await expect(chosen).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(chosen).not.toBeFocused();
    await page.keyboard.press('Enter');
    await expect(calendar).toBeHidden();
    await expect(at).toBeFocused();
    await expect(at).toHaveValue(/ 09\.00$/);
    await expect(at).not.toHaveValue(shown);
    await at.fill(`${day} 9,00`);
  });
  await publish.getByRole('button', { name: 'Jadwalkan' }).click();
  await expect(bar).toContainText('terbit ');
  await expect(publish).toBeHidden();
  const state = await (await page.request.get('/api/faqs/1/publishing')).json();
  expect(state.scheduled.at).toBe(`${day}T02:00:00.000Z`);
  await bar.getByRole('button', { name: 'Terbitkan' }).click();
  await expect(publish).toContainText('09.00 WIB, dijadwalkan oleh');
  await publish.getByRole('button', { name: 'Batalkan jadwal' }).click();
  await expect(publish).not.toContainText('dijadwalkan oleh');
  await expect(publish.getByLabel('Catatan')).toBeFocused();
  await publish.getByRole('button', { name: 'Batal' }).click();
  await expect(bar.getByRole('button', { name: 'Terbitkan' })).toBeFocused();

  await chooseInMenu(page, 'Lainnya', 'Penerbitan');
  const modes = page.getByRole('dialog', { name: 'Penerbitan FAQ' });
  await modes.getByRole('radio', { name: 'Terbitkan langsung' }).check();
  await modes.getByRole('button', { name: 'Simpan' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Terbitkan langsung' });
  await expect(asked).toContainText(
    '1 perubahan yang belum terbit akan diterbitkan dan langsung dibaca pengunjung.',
  );
  expect(await (await page.request.get('/faqs/1')).json()).toEqual([]);
  await asked.getByRole('button', { name: 'Terbitkan dan beralih' }).click();
  await expect(asked).toBeHidden();
  await expect(bar).toBeHidden();
  expect(await (await page.request.get('/faqs/1')).json()).toHaveLength(1);
});

test('a draft that changed since its changes were loaded is shown before it is published', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409/);
  const data = { publishing: 'draft' };
  await page.request.put('/api/websites/1/settings', { data });
  await addFaq(page, 'Cara deposit', 'Buka menu Deposit.');
  await page.goto('/?website=1');
  const bar = page.getByRole('region', { name: 'Penerbitan' });
  await bar.getByRole('button', { name: 'Terbitkan' }).click();
  const publish = page.getByRole('dialog', { name: 'Terbitkan perubahan' });
  await expect(publish.getByText('Cara deposit')).toBeVisible();
  // Somebody else saves meanwhile.
  await addFaq(page, 'Jam layanan', 'Setiap hari.');
  await publish.getByRole('button', { name: 'Terbitkan sekarang' }).click();
  await expect(publish.getByText('Draf berubah sejak daftar perubahan ini dimuat.')).toBeVisible();
  await expect(publish.getByText('Jam layanan')).toBeVisible();
  expect(await (await page.request.get('/faqs/1')).json()).toEqual([]);
  await publish.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText('2 perubahan berhasil diterbitkan.')).toBeVisible();
});
