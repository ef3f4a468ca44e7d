import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { valid } from '../../tools/valid.ts';
import { expect, test } from '../fixtures.ts';
import { slowTag } from '../slow-tag.ts';
import { chooseInMenu } from './choose-in-menu.ts';
import { openFaqForm } from './open-faq-form.ts';

const form = (page: Page) => page.getByRole('region', { name: 'FAQ baru' });
const question = (page: Page) => form(page).getByLabel('Question');
const imageField = (within: Locator) => within.getByLabel('Image', { exact: true });
async function addBelow(page: Page, parent: string): Promise<void> {
  await chooseInMenu(page, `Lainnya: ${parent}`, 'Tambah di bawahnya');
}
const toasts = (page: Page) => page.locator('[data-toaster] [role=status]');

/** Submits the form and confirms it by keyboard. */
async function addByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Add FAQ' });
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
}

const treeRequest = /\/api\/faqs\/1\/tree/;

/** Holds requests for the tree until the returned function is called. */
async function holdTree(page: Page): Promise<() => void> {
  let setContinued = () => {};
  const isContinued = new Promise<void>((resolve) => {
    setContinued = resolve;
  });
  await page.route(treeRequest, async (route) => {
    await isContinued;
    await route.continue();
  });
  return setContinued;
}

interface FileParts {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Pastes or drops a file on an element, as the browser does. */
async function give(
  target: Locator,
  kind: 'paste' | 'drop',
  { name, type, bytes }: FileParts,
): Promise<void> {
  await target.evaluate(
    (element, [event, fileName, fileType, base64]) => {
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([content], fileName, { type: fileType }));
      const options = { bubbles: true, cancelable: true };
      if (event === 'drop')
        for (const type of ['dragover', 'drop'])
          element.dispatchEvent(new DragEvent(type, { ...options, dataTransfer: data }));
      else element.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }));
    },
    [kind, name, type, bytes.toString('base64')] as const,
  );
}

/** Counts clicks and taps, without the click events that keys cause. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = Object.assign(window, { presses: 0 });
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && counted.presses++, true);
  });
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses);
}

/** Creates an image of noise, which is large in any encoding. */
const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
      background: '#000',
    },
  });

for (const { each, tag } of [
  { each: 2, tag: [] },
  { each: 11, tag: slowTag },
])
  test(`${4 + 4 * each} questions under four parents are entered with nine clicks`, {
    tag,
  }, async ({ page, signIn }) => {
    test.slow();
    await signIn(page);
    const added = await page.request.post('/api/websites', {
      data: valid.website({ name: 'Toko Baru' }),
    });
    const { id } = await added.json();
    await page.goto(`/?website=${id}`);
    await expect(page.getByText(/^Belum ada FAQ di website ini/)).toBeVisible();
    const presses = await countPresses(page);
    const enter = async (text: string, answer?: string) => {
      await page.keyboard.insertText(text);
      if (answer !== undefined) {
        await page.keyboard.press('Tab');
        await page.keyboard.insertText(answer);
      }
      await addByKeys(page);
      // Press Enter a second time, as people do by mistake.
      await page.keyboard.press('Enter');
      await expect(question(page)).toBeFocused();
      await expect(question(page)).toHaveValue('');
    };

    const parents = ['Deposit', 'Withdraw', 'Akun', 'Lainnya'];
    await question(page).click();
    for (const parent of parents) await enter(parent);
    await expect(toasts(page)).toHaveText([
      'Ditambahkan: Withdraw',
      'Ditambahkan: Akun',
      'Ditambahkan: Lainnya',
    ]);
    for (const parent of parents) {
      await addBelow(page, parent);
      await expect(question(page)).toBeFocused();
      await expect(form(page).getByRole('combobox', { name: 'Parent' })).toHaveText(parent);
      for (let number = 1; number <= each; number++)
        await enter(`${parent} ${number}?`, `Jawaban ${number}.`);
    }
    expect(await presses()).toBeLessThanOrEqual(9);

    const tree: { question: string; depth: number }[] = await (
      await page.request.get(`/api/faqs/${id}/tree`)
    ).json();
    expect(tree.map(({ question, depth }) => `${depth} ${question}`)).toEqual(
      parents.flatMap((parent) => [
        `0 ${parent}`,
        ...Array.from({ length: each }, (_, index) => `1 ${parent} ${index + 1}?`),
      ]),
    );
  });

test.describe('on the demo website', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn(page);
    await page.goto('/?website=1&page=2');
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    await openFaqForm(page);
  });

  test('an addition does not move the list, and its message can show the row and undo the addition', async ({
    page,
  }) => {
    await question(page).fill('Cara deposit lewat pulsa?');
    const deposit = page.getByRole('combobox', { name: 'Parent' });
    await deposit.click();
    await page.getByRole('option', { name: 'Deposit', exact: true }).click();
    // The list returns the focus when it closes.
    await expect(deposit).toBeFocused();
    await question(page).focus();
    // The list and the tree are still being read again when 'Lihat' is pressed.
    const list = /\/api\/faqs\/1\/100\/2/;
    await page.route(list, () => {});
    const continueTree = await holdTree(page);
    await addByKeys(page);
    const toast = page.locator('[data-toaster] > *');
    await expect(toast).toContainText('Ditambahkan: Cara deposit lewat pulsa?');
    await expect(question(page)).toBeFocused();
    await expect(page).toHaveURL(/page=2$/);
    const row = page.getByRole('row').filter({ hasText: 'Cara deposit lewat pulsa?' });
    await toast.getByRole('button', { name: 'Lihat' }).click();
    continueTree();
    await expect(row).toBeInViewport();
    await toast.getByRole('button', { name: 'Urungkan' }).click();
    await expect(row).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await test.step('a user who has left the page is not brought back to the added row', async () => {
      await question(page).fill('Cara deposit lewat kasir?');
      const continueTree = await holdTree(page);
      await addByKeys(page);
      await toast.filter({ hasText: 'lewat kasir' }).getByRole('button', { name: 'Lihat' }).click();
      await page.getByRole('link', { name: 'User', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'List User' })).toBeVisible();
      const tree = page.waitForResponse(treeRequest);
      continueTree();
      await (await tree).finished();
      // Without the check, the page changes in the next frames.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      await expect(page).toHaveURL(/\/user$/);
      await expect(page.getByText('Daftar tidak dapat dimuat ulang')).toHaveCount(0);
    });
  });

  test('a question that exists already is reported, and one that opens a check form has a badge', {
    tag: slowTag,
  }, async ({ page, checkAxe }) => {
    const tree: { id: number; question: string; parent_id: number | null }[] = await (
      await page.request.get('/api/faqs/1/tree')
    ).json();
    const last = tree.findLast(({ parent_id }) => parent_id === null);
    const twin = tree.find(({ parent_id }) => parent_id === last?.id);
    const known = twin?.question ?? '';
    await addBelow(page, last?.question ?? '');
    await question(page).fill(` ${known.toUpperCase()}`);
    await expect(form(page).getByText('Sudah ada di bawah pertanyaan induk ini:')).toBeVisible();
    await checkAxe(page);
    await form(page).getByRole('link', { name: known }).click();
    await expect(page).toHaveURL(new RegExp(`#row-${twin?.id}$`));
    await question(page).press('Control+Enter');
    const asked = page.getByRole('alertdialog');
    await asked.getByRole('button', { name: 'Batal' }).click();
    await expect(asked).toBeHidden();

    await test.step('a rename says what it changes', async () => {
      await question(page).fill('Cara cek deposit');
      await expect(form(page).getByText(/^Pertanyaan ini membuka Form cek deposit/)).toBeVisible();
      const badge = 'Form cek withdraw';
      const row = page.locator(`#row-${twin?.id}`);
      await expect(row).not.toContainText(badge);
      const editor = page.getByRole('dialog', { name: 'Edit FAQ' });
      await row.getByRole('button', { name: 'Edit' }).click();
      await editor.getByLabel('Question').fill('Cek withdraw saya');
      await expect(editor.getByText(/^Pertanyaan ini membuka Form cek withdraw/)).toBeVisible();
      await page.keyboard.press('Control+Enter');
      await expect(editor).toBeHidden();
      await expect(row).toContainText(badge);

      await row.getByRole('button', { name: 'Edit' }).click();
      await editor.getByLabel('Question').fill('Status withdraw saya');
      await expect(editor.getByText(/tidak lagi membuka Form cek withdraw/)).toBeVisible();
      await editor.getByRole('button', { name: 'Save' }).click();
      await expect(editor).toBeHidden();
      await expect(row).not.toContainText(badge);

      // This question opens its form because of its id.
      const search = page.getByRole('textbox', { name: 'Cari di pertanyaan dan jawaban' });
      await search.fill('cek deposit');
      const fixed = page.locator('#row-6');
      await expect(fixed).toContainText('Form cek deposit');
      await fixed.getByRole('button', { name: 'Edit' }).click();
      await editor.getByLabel('Question').fill('Status deposit');
      await expect(editor.getByText(/tidak lagi membuka/)).toHaveCount(0);
    });
  });

  test('an image is pasted or dropped, a wrong one does not replace it, and a large one is shrunk', async ({
    page,
    checkAxe,
  }) => {
    const large = await photo(2600, 1300).withExif({}).jpeg({ quality: 90 }).toBuffer();
    const upright = await sharp(large).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const small = await photo(60, 40).png().toBuffer();
    const field = imageField(form(page));

    await give(question(page), 'paste', { name: 'image.png', type: 'image/png', bytes: small });
    await expect(form(page).getByText('image.png')).toBeVisible();
    const fake = { name: 'palsu.png', type: 'image/png', bytes: Buffer.from('<html>bukan') };
    const error = 'palsu.png: Berkas harus berupa gambar PNG, JPEG, WebP, atau GIF.';
    for (const kind of ['paste', 'drop'] as const) {
      await give(question(page), kind, fake);
      await expect(field).toHaveAccessibleDescription(`image.png ${error}`);
      await form(page).getByRole('button', { name: 'Batalkan berkas ini' }).click();
      await expect(field).toHaveAccessibleDescription('image.png');
    }
    await give(form(page).getByLabel('Answer'), 'drop', {
      name: 'bukti.transfer.jpg',
      type: 'image/jpeg',
      bytes: upright,
    });
    await expect(form(page).getByText('bukti.transfer.jpg')).toBeVisible();
    await question(page).fill('Bagaimana bukti transfer dikirim?');
    const sending = page.waitForRequest((request) => request.method() === 'POST');
    await addByKeys(page);
    const { requestBodySize } = await (await sending).sizes();
    expect(requestBodySize).toBeLessThan(upright.length / 2);
    await expect(toasts(page)).toHaveText(/^Ditambahkan/);
    await page.getByRole('button', { name: 'Lihat', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: 'Bagaimana bukti transfer dikirim?' });
    const image = row.getByRole('img', { name: 'Bagaimana bukti transfer dikirim?' });
    await expect(image).toHaveJSProperty('naturalHeight', 1280);
    await expect(image).toHaveJSProperty('naturalWidth', 640);

    await test.step('an upload shows its progress, and Batal does not change the forms', async () => {
      const frames = await photo(500, 500).gif().toBuffer();
      const file = { name: 'langkah.gif', mimeType: 'image/gif', buffer: frames };
      await question(page).fill('Langkah deposit?');
      await imageField(form(page)).setInputFiles(file);
      const network = await page.context().newCDPSession(page);
      const slow = (bytesPerSecond: number) =>
        network.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput: bytesPerSecond,
        });
      await slow(10_000);
      const cancelIn = async (dialog: Locator, kept: Locator) => {
        await expect(
          dialog.getByText(/^Mengirim gambar: [\d.,]+ KB dari [\d.,]+ KB$/),
        ).toBeVisible();
        await expect(dialog.getByRole('progressbar', { name: 'Mengirim gambar' })).toBeVisible();
        await dialog.getByRole('button', { name: 'Batalkan unggahan' }).click();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expect(kept.getByText('langkah.gif')).toBeVisible();
      };

      await question(page).focus();
      await addByKeys(page);
      const asked = page.getByRole('alertdialog');
      await expect(asked.getByRole('progressbar')).toBeVisible();
      await checkAxe(page);
      await cancelIn(asked, form(page));
      await expect(asked).toHaveCount(0);
      await expect(question(page)).toHaveValue('Langkah deposit?');
      await expect(question(page)).toBeFocused();
      await expect(page.locator('[data-toaster] > *')).toHaveCount(0);

      await page.getByRole('row').nth(2).getByRole('button', { name: 'Edit' }).click();
      const editor = page.getByRole('dialog', { name: 'Edit FAQ' });
      await test.step('a wrong file is refused in the editor too', async () => {
        await imageField(editor).setInputFiles({
          name: 'palsu.png',
          mimeType: 'image/png',
          buffer: fake.bytes,
        });
        await expect(imageField(editor)).toHaveAccessibleDescription(error);
        await editor.getByRole('button', { name: 'Batalkan berkas ini' }).click();
        await expect(imageField(editor)).toHaveAccessibleDescription('');
      });
      await imageField(editor).setInputFiles(file);
      await imageField(editor).press('Control+Enter');
      await cancelIn(editor, editor);
      await expect(editor.getByRole('alert')).toHaveCount(0);
      await slow(-1);
      await editor.getByRole('button', { name: 'Save' }).click();
      await expect(editor).toBeHidden();
    });
  });
});
