import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../admin/data/session-store.ts';
import { expectConsole } from '../fail-on-console.ts';
import type { Calls } from './fake-server.ts';
import { show } from './show.tsx';
import { signInAs } from './sign-in-as.ts';
import { storedDrafts } from './stored-drafts.ts';

/** What every form must do. What is special of one is in the file of its page. */
export interface Form {
  of: string;
  dialog: (onClose: () => void, row: never) => ReactElement;
  /** The field in which the tests type, by its label and by its name on the server. */
  label: string;
  field: string;
  typed: string;
  /** Fills in the other fields. */
  fill?: (user: UserEvent) => Promise<void>;
  submit: string;
  call: string;
  /** The row that is edited, and the call that loads it if the form does so. */
  row?: { version: number };
  loads?: string;
}

export function describeForms(calls: Calls, forms: readonly Form[]): void {
  const onClose = vi.fn();

  beforeEach(() => {
    onClose.mockClear();
    signInAs('sari');
  });

  describe.each(forms)('the form of $of', (form) => {
    const input = () => screen.getByLabelText<HTMLInputElement>(form.label);
    const open = async (row = form.row) => {
      if (form.loads) calls.respond(form.loads, 200, row);
      const user = show(form.dialog(onClose, row as never));
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
    const press = async (user: UserEvent, name: string) =>
      user.click(await screen.findByRole('button', { name }));
    const sent = () =>
      calls.sent().map(({ call, body }) => {
        const { version, [form.field]: text } = body as Record<string, unknown>;
        return { call, text, ...(version !== undefined && { version: Number(version) }) };
      });

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
      expect(sent().map(({ call }) => call)).toEqual([form.call, form.call]);
      cleanup();
      expect(storedDrafts()).toEqual([]);
    });

    it('closes at once when nothing was typed', async () => {
      const user = await open();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    });

    it('restores the text after the session ended, and asks before it is discarded', async () => {
      const { text } = await openAndType();
      useSession.setState({ endedHere: true });
      cleanup();
      useSession.setState({ endedHere: false });
      const user = await open();
      await waitFor(() => expect(input().value).toBe(text));
      await user.keyboard('{Escape}');
      await press(user, 'Lanjut mengisi');
      expect(input().value).toBe(text);
      expect(onClose).not.toHaveBeenCalled();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await user.keyboard('{Escape}');
      await press(user, 'Buang');
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
      cleanup();
      expect(storedDrafts()).toEqual([]);
      expect(calls.sent()).toEqual([]);
    });

    const { row } = form;
    // An `if` instead of `runIf`: a row of the other kind would count as a skipped test.
    if (row === undefined)
      it('is created once by a retry: the key is sent again', async () => {
        expectConsole('error');
        calls.respond(form.call, 500, { message: 'Gangguan.' });
        const { user } = await openAndType();
        await user.click(submit());
        await screen.findByText(/Gangguan\./);
        calls.respond(form.call, 201, { id: 9, message: 'Tersimpan.' });
        await press(user, 'Coba lagi');
        await screen.findByText('Tersimpan.');
        const [key, again] = calls.keys();
        expect(key).toMatch(/^[0-9a-f]{32}$/);
        expect(again).toBe(key);
      });
    else {
      const message = 'Data ini sudah diubah.';
      const current = { ...row, [form.field]: 'rekan.example', version: 5 };

      it('continues from what another admin has saved, when the user chooses it', async () => {
        expectConsole('error');
        calls.respond(form.call, 409, { message, current });
        const { user, text } = await openAndType();
        await user.click(submit());
        await press(user, 'Pakai versi terbaru');
        expect(input().value).toBe('rekan.example');
        calls.respond(form.call, 200, { message: 'Tersimpan.' });
        await user.type(input(), form.typed);
        await user.click(submit());
        await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
        expect(sent()).toMatchObject([
          { text, version: row.version },
          { text: `rekan.example${form.typed}`, version: 5 },
        ]);
      });

      it('overwrites no later change with a draft, which can be discarded for the current row', async () => {
        expectConsole('error');
        const { text } = await openAndType();
        cleanup();
        const user = await open(current);
        await waitFor(() => expect(input().value).toBe(text));
        calls.respond(form.call, 409, { message, current });
        await user.click(submit());
        await press(user, 'Kembali');
        expect([input().value, storedDrafts().length]).toEqual([text, 1]);
        await press(user, 'Buang');
        expect([input().value, storedDrafts()]).toEqual(['rekan.example', []]);
        calls.respond(form.call, 200, { message: 'Tersimpan.' });
        await user.click(submit());
        await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
        expect(sent()).toMatchObject([
          { text, version: row.version },
          { text: 'rekan.example', version: 5 },
        ]);
      });
    }
  });
}
