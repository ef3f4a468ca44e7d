import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// Pages come on their own; a busy machine must not make these late.
import '../../admin/app/user-menu.tsx';
import '../../admin/features/auth/sign-in-page.tsx';
import '../../admin/features/users/users-page.tsx';
import { answerListedAddress, type Calls } from './answer-calls.ts';
import { address, closeApp, findHeading, openApp } from './open-app.tsx';
import { forgetSession, signInAs } from './sign-in-as.ts';

const words = 'Sesi Anda berakhir. Silakan masuk lagi.';

let calls: Calls;
beforeEach(() => {
  calls = answerListedAddress();
  signInAs('admin');
});
afterEach(closeApp);

describe('a session that has ended', () => {
  it('is told of on the sign-in page, when a call finds it out', async () => {
    calls.answer('GET /api/users/100/1', 401, { message: 'Silakan masuk terlebih dahulu.' });
    openApp('/user');
    await findHeading('Sign in');
    expect(screen.getAllByRole('status').map((note) => note.textContent)).toContain(words);
  });

  it('is not told of to somebody who has signed out', async () => {
    calls.answer('POST /logout', 200, { message: 'ok' });
    const user = openApp('/blank');
    await findHeading('Blank');
    const menu = await screen.findByRole('button', { name: /^Halo/ });
    await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await findHeading('Sign in');
    expect(screen.queryByText(words)).toBeNull();
  });

  it('is not told of to somebody who comes for the first time', async () => {
    forgetSession();
    openApp('/user');
    await findHeading('Sign in');
    expect(screen.queryByText(words)).toBeNull();
    await waitFor(() => expect(address()).toBe('/signin'));
  });
});
