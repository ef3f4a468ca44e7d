import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LinksPage, RemoveLinkDialog } from '../../admin/features/links/links-page.tsx';
import { expectConsole } from '../fail-on-console.ts';
// Import the page early: loading it within `findBy` could exceed its time limit on a slow machine.
import '../../admin/ui/form/search-select-popup.tsx';
import { AddLinkDialog } from '../../admin/features/links/add-link-dialog.tsx';
import { EditLinkDialog } from '../../admin/features/links/edit-link-dialog.tsx';
import { LinkWebsite } from '../../admin/features/links/link-website.tsx';
import { lastRowAddress } from '../../admin/format/page-numbers.ts';
import { serverPerTest } from './fake-server.ts';
import { linkRow } from './rows.ts';
import { setListHeights } from './set-list-heights.ts';
import { show } from './show.tsx';
import { websiteList } from './website-list.ts';

const row = linkRow();

const onAdded = vi.fn();
const onClose = vi.fn();

const calls = serverPerTest(() => {
  setListHeights();
  onAdded.mockClear();
  onClose.mockClear();
  calls.respond('GET /api/websites/list', 200, websiteList);
});

const linkField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
const press = (name: string) => screen.getByRole('button', { name });

it('the list shows what a colleague has changed, without a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  calls.respond('GET /api/livechatwebsitelinks/100/1', 200, [row]);
  show(<LinksPage />, '/link');
  await screen.findByText('toko.example.com');
  calls.respond('GET /api/livechatwebsitelinks/100/1', 200, [{ ...row, link: 'baru.example.com' }]);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  await screen.findByText('baru.example.com');
  vi.useRealTimers();
});

describe('Add New Link', () => {
  const showAdd = () => show(<AddLinkDialog onAdded={onAdded} onClose={onClose} />);

  it('refuses an empty link', async () => {
    const user = showAdd();
    await user.type(linkField(), '  ');
    await user.click(press('Submit'));

    expect((await screen.findByRole('alert')).textContent).toBe('Input tidak boleh kosong.');
    expect(linkField().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(linkField());
    expect(calls.sent()).toEqual([]);
  });

  it('refuses a scheme other than http and https', async () => {
    const user = showAdd();
    await user.type(linkField(), 'ftp://toko.example.com');
    await user.click(press('Submit'));
    expect(await screen.findByText('Alamat harus berupa tautan http atau https.')).toBeTruthy();
    expect(calls.sent()).toEqual([]);
  });

  it('adds to website 1 by default', async () => {
    calls.respond('POST /api/livechatwebsitelinks', 201, { id: 12, message: 'Sudah.' });
    const user = showAdd();
    expect(await screen.findByText('Website Demo')).toBeTruthy();
    await user.type(linkField(), 'toko.example.com');
    await user.click(press('Submit'));

    await waitFor(() => expect(onAdded).toHaveBeenCalledExactlyOnceWith(12));
    expect(calls.sent()).toEqual([
      {
        call: 'POST /api/livechatwebsitelinks',
        body: { link: 'toko.example.com', website_id: 1 },
      },
    ]);
  });

  it('adds to the chosen website', async () => {
    calls.respond('POST /api/livechatwebsitelinks', 201, { id: 12, message: 'Sudah.' });
    const user = showAdd();
    await screen.findByText('Website Demo');
    await user.click(screen.getByRole('combobox', { name: 'Website' }));
    await user.type(await screen.findByRole('combobox', { name: /^Cari/ }), 'tóko  dua');
    await user.click(await screen.findByRole('option', { name: /^Toko Dua/ }));
    await user.type(linkField(), 'toko.example.com');
    await user.click(press('Submit'));

    await waitFor(() => expect(onAdded).toHaveBeenCalled());
    expect(calls.sent()[0]?.body).toEqual({ link: 'toko.example.com', website_id: 2 });
  });
});

describe('Edit Whitelist Entry', () => {
  const showEdit = () => show(<EditLinkDialog row={row} onClose={onClose} />);
  const path = '/api/livechatwebsitelinks/4';

  it('loads the current link and keeps its website', async () => {
    calls.respond(`GET ${path}`, 200, { ...row, link: 'baru.example.com', website_id: 2 });
    calls.respond(`PUT ${path}`, 200, { message: 'Link berhasil diperbarui.' });
    const user = showEdit();
    await waitFor(() => expect(linkField().value).toBe('baru.example.com'));
    expect(await screen.findByText('Toko Dua')).toBeTruthy();
    await user.type(linkField(), '/promo');
    await user.click(press('Save'));

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls.sent()).toEqual([
      { call: `PUT ${path}`, body: { link: 'baru.example.com/promo', website_id: 2, version: 1 } },
    ]);
  });

  it('does nothing if the link is empty', async () => {
    calls.respond(`GET ${path}`, 200, row);
    const user = showEdit();
    await waitFor(() => expect(linkField().readOnly).toBe(false));
    await user.clear(linkField());
    await user.click(press('Save'));

    expect(calls.sent()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(linkField().getAttribute('aria-invalid')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is read-only until the link is loaded', async () => {
    const release = calls.hold(`GET ${path}`, 200, row);
    showEdit();
    expect(linkField().readOnly).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    release();
    await waitFor(() => expect(linkField().readOnly).toBe(false));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false);
  });

  it('says why the link cannot be loaded, and tries again on request', async () => {
    expectConsole('error');
    calls.respond(`GET ${path}`, 404, { message: 'Link tidak ditemukan.' });
    const user = showEdit();
    expect((await screen.findByRole('alert')).textContent).toContain('Link tidak ditemukan.');
    calls.respond(`GET ${path}`, 200, row);
    await user.click(press('Coba lagi'));

    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(linkField().value).toBe('toko.example.com');
    expect(document.activeElement).toBe(linkField());
  });
});

describe('removing a link', () => {
  it('asks for confirmation, then removes', async () => {
    const path = '/api/livechatwebsitelinks/4';
    calls.respond(`DELETE ${path}?version=1`, 200, { message: 'Link berhasil dihapus.' });
    const user = show(<RemoveLinkDialog row={row} onClose={onClose} />);
    expect(screen.getByText('Confirm Action')).toBeTruthy();
    expect(
      screen.getByText('Are you sure you want to remove whitelist entry for toko.example.com?'),
    ).toBeTruthy();
    await user.click(press('Yes, Remove'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls.sent()).toEqual([{ call: `DELETE ${path}?version=1`, body: undefined }]);
  });
});

describe("a link's website", () => {
  it('is shown by its name, or by its id if it has none', async () => {
    show(
      <>
        <p>
          <LinkWebsite id={2} />
        </p>
        <p>
          <LinkWebsite id={99} />
        </p>
      </>,
    );
    expect(await screen.findByText('Toko Dua')).toBeTruthy();
    expect(screen.getByText('Website #99')).toBeTruthy();
  });
});

describe('the page of a new row', () => {
  it.each([
    [1, '?#row-5'],
    [100, '?#row-5'],
    [101, '?page=2#row-5'],
    [200, '?page=2#row-5'],
    [201, '?page=3#row-5'],
  ])('in a list of %i rows is %s', (rows, address) => {
    expect(lastRowAddress(rows, 5)).toBe(address);
  });
});
