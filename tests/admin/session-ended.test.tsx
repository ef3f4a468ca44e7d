import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeDraft } from '../../admin/data/forms/form-drafts.ts';
import { expireSession, useSession } from '../../admin/data/session-store.ts';
import { expectConsole } from '../fail-on-console.ts';
// Import the page early: loading it within `findBy` could exceed its time limit on a slow machine.
import '../../admin/app/header/user-menu-popup.tsx';
import '../../admin/features/auth/sign-in-page.tsx';
import '../../admin/features/users/users-page.tsx';
import { serverPerTest } from './fake-server.ts';
import { address, findHeading, openApp } from './open-app.tsx';
import { removeSession, signInAs } from './sign-in-as.ts';
import { storedDrafts } from './stored-drafts.ts';

const words = 'Sesi Anda berakhir. Silakan masuk lagi.';

const calls = serverPerTest(() => {
  signInAs('admin');
});

describe('a session that has ended', () => {
  it('is mentioned on the sign-in page after a refused request', async () => {
    expectConsole('error');
    calls.respond('GET /api/users/100/1', 401, { message: 'Silakan masuk terlebih dahulu.' });
    openApp('/user');
    await findHeading('Sign in');
    expect(screen.getAllByRole('status').map((note) => note.textContent)).toContain(words);
  });

  it.each([
    [200, 'first'],
    [503, 'first, and the document that it replaces gives up the sign-out'],
  ])(
    'asks before signing out (%i) removes the drafts, and leaves none, even if another request notices the end %s',
    async (status) => {
      if (status !== 200) expectConsole('error');
      const respond = calls.hold('POST /logout', status, { message: 'ok' });
      const user = openApp('/blank');
      await findHeading('Blank');
      const { userId } = useSession.getState();
      storeDraft('edit-link:7', userId, {
        fields: { link: 'example.com' },
        row: undefined,
        files: [],
      });
      expect(storedDrafts()).toHaveLength(1);
      await user.click(await screen.findByRole('button', { name: /^Halo/ }));
      await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
      const asked = await screen.findByRole('alertdialog', { name: 'Buang perubahan?' });
      expect(calls.sent()).toEqual([]);
      await user.click(within(asked).getByRole('button', { name: 'Buang' }));
      act(expireSession);
      respond();
      await findHeading('Sign in');
      await waitFor(() => expect(storedDrafts()).toHaveLength(0));
    },
  );

  it('is not mentioned when the browser had no session', async () => {
    removeSession();
    openApp('/user');
    await findHeading('Sign in');
    expect(screen.queryByText(words)).toBeNull();
    await waitFor(() => expect(address()).toBe('/signin'));
  });
});
