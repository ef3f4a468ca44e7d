import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../admin/data/session-store.ts';
import { AddLinkDialog } from '../../admin/features/links/add-link-dialog.tsx';
import { EditLinkDialog } from '../../admin/features/links/edit-link-dialog.tsx';
import { AddWebsiteDialog } from '../../admin/features/websites/dialogs/add-website-dialog.tsx';
import { EditWebsiteDialog } from '../../admin/features/websites/dialogs/edit-website-dialog.tsx';
import { AddEntryDialog } from '../../admin/features/whitelist/add-entry-dialog.tsx';
import { EditEntryDialog } from '../../admin/features/whitelist/edit-entry-dialog.tsx';
import type { Website, WebsiteLink, WhitelistEntry } from '../../api/contract/entities.ts';
import { expectConsole } from '../fail-on-console.ts';
import { type Calls, fakeServer } from './fake-server.ts';
import { stamp, websiteRow } from './rows.ts';
import { show } from './show.tsx';
import { removeSession, signInAs } from './sign-in-as.ts';
import { storedDrafts } from './stored-drafts.ts';

const link: WebsiteLink = { ...stamp, id: 4, link: 'toko.example', website_id: 2 };
const website = websiteRow();
const entry: WhitelistEntry = {
  ...{ ...stamp, id: 2, ip: '203.0.113.7', note: 'Kantor', status: true, matchable: true },
  ...{ last_used_on: null, unused: false, until: null },
};

/** What every form must do. What is special of one stands in the file of its page. */
interface Form {
  of: string;
  dialog: (onClose: () => void) => ReactElement;
  /** The field in which the tests type, by its label and by its name on the server. */
  label: string;
  field: string;
  typed: string;
  /** Fills in the other fields. */
  fill?: (user: UserEvent) => Promise<void>;
  submit: string;
  call: string;
  /** The row that is edited. */
  row?: Website | WebsiteLink | WhitelistEntry;
}

const forms: Form[] = [
  {
    of: 'a new link',
    dialog: (onClose) => <AddLinkDialog onAdded={() => {}} onClose={onClose} />,
    ...{ label: 'Link', field: 'link', typed: 'toko.example', submit: 'Submit' },
    call: 'POST /api/livechatwebsitelinks',
  },
  {
    of: 'a link',
    dialog: (onClose) => <EditLinkDialog row={link} onClose={onClose} />,
    ...{ label: 'Link', field: 'link', typed: '/promo', submit: 'Save' },
    call: 'PUT /api/livechatwebsitelinks/4',
    row: link,
  },
  {
    of: 'a new website',
    dialog: (onClose) => <AddWebsiteDialog onAdded={() => {}} onClose={onClose} />,
    ...{ label: 'Website Name', field: 'name', typed: 'Toko', submit: 'Submit' },
    fill: async (user) => {
      await user.type(screen.getByLabelText('Livechat Link'), 'a.example');
      await user.type(screen.getByLabelText('Server IP'), '192.0.2.1');
    },
    call: 'POST /api/websites',
  },
  {
    of: 'a website',
    dialog: (onClose) => <EditWebsiteDialog website={website} onClose={onClose} />,
    ...{ label: 'Website Name', field: 'name', typed: ' Baru', submit: 'Simpan' },
    call: 'PUT /api/websites/7',
    row: website,
  },
  {
    of: 'a new whitelist entry',
    dialog: (onClose) => <AddEntryDialog onClose={onClose} />,
    ...{ label: 'IP Address', field: 'ip', typed: '10.0.0.1', submit: 'Simpan' },
    call: 'POST /api/whitelists',
  },
  {
    of: 'a whitelist entry',
    dialog: (onClose) => <EditEntryDialog entry={entry} onClose={onClose} />,
    ...{ label: 'Catatan', field: 'note', typed: ' Bandung', submit: 'Simpan' },
    call: 'PUT /api/whitelists/2',
    row: entry,
  },
];

let calls: Calls;
const onClose = vi.fn();

beforeEach(() => {
  onClose.mockClear();
  calls = fakeServer();
  calls.respond('GET /api/livechatwebsitelinks/4', 200, link);
  signInAs('sari');
});

afterEach(() => {
  cleanup();
  removeSession();
  localStorage.clear();
});

describe.each(forms)('the form of $of', (form) => {
  const input = () => screen.getByLabelText<HTMLInputElement>(form.label);
  const open = async () => {
    const user = show(form.dialog(onClose));
    await waitFor(() => expect(input().readOnly).toBe(false));
    return user;
  };
  /** Opens the form and fills it in. Returns the text of the field. */
  const openAndType = async () => {
    const user = await open();
    await user.type(input(), form.typed);
    await form.fill?.(user);
    return { user, text: input().value };
  };
  const submit = () => screen.getByRole('button', { name: form.submit });

  it('shows the server’s error at its field, keeps the text, and then sends it once', async () => {
    expectConsole('error');
    const message = 'Ditolak oleh server.';
    // A 409 without a current row is no conflict.
    calls.respond(form.call, 409, { message, fields: { [form.field]: message } });
    const { user, text } = await openAndType();
    await user.click(submit());
    expect(await screen.findByText(message)).toBeDefined();
    expect([input().value, document.activeElement]).toEqual([text, input()]);
    expect(onClose).not.toHaveBeenCalled();

    const release = calls.hold(form.call, 200, { id: 9, message: 'Tersimpan.' });
    await user.dblClick(submit());
    await user.type(input(), '{Enter}');
    release();
    expect(await screen.findByText('Tersimpan.')).toBeDefined();
    expect(calls.sent().map(({ call }) => call)).toEqual([form.call, form.call]);
    cleanup();
    expect(storedDrafts()).toEqual([]);
  });

  it('restores the text after the session ended, and asks before it is discarded', async () => {
    const { text } = await openAndType();
    useSession.setState({ endedHere: true });
    cleanup();
    useSession.setState({ endedHere: false });
    const user = await open();
    await waitFor(() => expect(input().value).toBe(text));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Lanjut mengisi' }));
    expect(input().value).toBe(text);
    expect(onClose).not.toHaveBeenCalled();
  });

  if (form.row === undefined)
    it('is created once by a retry: the key is sent again', async () => {
      expectConsole('error');
      calls.respond(form.call, 500, { message: 'Gangguan.' });
      const { user } = await openAndType();
      await user.click(submit());
      await screen.findByText(/Gangguan\./);
      calls.respond(form.call, 201, { id: 9, message: 'Tersimpan.' });
      await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
      await screen.findByText('Tersimpan.');
      const [key, again] = calls.keys();
      expect(key).toMatch(/^[0-9a-f]{32}$/);
      expect(again).toBe(key);
    });

  // An `if` instead of `runIf`: a new row would count as a skipped test.
  if (form.row !== undefined)
    it('continues from what another admin has saved, when the user chooses it', async () => {
      expectConsole('error');
      const current = { ...form.row, [form.field]: 'rekan.example', version: 5 };
      calls.respond(form.call, 409, { message: 'Sudah diubah.', current });
      const { user, text } = await openAndType();
      await user.click(submit());
      await user.click(await screen.findByRole('button', { name: 'Pakai versi terbaru' }));
      expect(input().value).toBe('rekan.example');
      calls.respond(form.call, 200, { message: 'Tersimpan.' });
      await user.type(input(), form.typed);
      await user.click(submit());
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
      expect(calls.sent().map(({ body }) => body)).toMatchObject([
        { [form.field]: text, version: 1 },
        { [form.field]: `rekan.example${form.typed}`, version: 5 },
      ]);
    });
});
