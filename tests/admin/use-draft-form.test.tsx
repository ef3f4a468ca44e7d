import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  findDraft,
  findInterruptedDraft,
  removeOldDrafts,
  setClosesByFailure,
} from '../../admin/data/forms/form-drafts.ts';
import { useDraftForm } from '../../admin/data/forms/use-draft-form.ts';
import { clearSession, markSignOut, useSession } from '../../admin/data/session-store.ts';
import { removeSession, signInAs } from './sign-in-as.ts';

const stored = { question: '', password: '' };

function Form({ name = 'uji' }: { name?: string }) {
  const { form, draft } = useDraftForm({ name, stored, row: undefined, omit: ['password'] });
  return (
    <>
      <input aria-label="Question" {...form.register('question')} />
      <input aria-label="Password" {...form.register('password')} />
      {draft.isRestored && <p>Draf dipulihkan</p>}
      {form.formState.isDirty && <p>Belum disimpan</p>}
      <button type="button" onClick={() => draft.reset(stored)}>
        Simpan
      </button>
      <button type="button" onClick={() => draft.reset(form.getValues())}>
        Simpan isinya
      </button>
      <button type="button" onClick={() => draft.discard()}>
        Buang
      </button>
    </>
  );
}

const question = () => screen.getByLabelText('Question') as HTMLInputElement;

async function openForm(typed = '', name?: string): Promise<void> {
  render(<Form {...(name && { name })} />);
  if (typed) await userEvent.type(question(), typed);
}

/** Simulates a reload: the browser drops the document without unmounting components. */
function reload(): void {
  window.dispatchEvent(new Event('pagehide'));
  setClosesByFailure(false);
  const saved = { ...localStorage };
  cleanup();
  localStorage.clear();
  for (const [key, value] of Object.entries(saved)) localStorage.setItem(key, value);
}

/** Other code may still store the website of an earlier test. */
const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

const isRestored = () => screen.queryByText('Draf dipulihkan') !== null;

beforeEach(() => signInAs('sari'));

afterEach(() => {
  setClosesByFailure(false);
  cleanup();
  removeSession();
});

describe('a draft', () => {
  it('that another tab has sent leaves what this tab typed, unless it is the same text', async () => {
    await openForm('Milik tab ini');
    window.dispatchEvent(new Event('pagehide'));
    const [key = ''] = draftKeys();
    const own = localStorage.getItem(key);
    const removeInOtherTab = (oldValue: string | null) => {
      localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null }));
      return findDraft('uji')?.fields;
    };
    expect(removeInOtherTab(JSON.stringify({ fields: { question: 'Milik tab lain' } }))).toEqual({
      question: 'Milik tab ini',
    });
    expect(removeInOtherTab(own)).toBeUndefined();
  });

  it('is saved 400 ms after the last key', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openForm();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.type(question(), 'Teks yang mahal');
    expect(draftKeys()).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(findDraft('uji')?.fields).toEqual({ question: 'Teks yang mahal' });
  });

  it('is restored after a reload and after a navigation', async () => {
    await openForm('Teks yang mahal');
    reload();
    await openForm();
    expect(question().value).toBe('Teks yang mahal');
    expect(isRestored()).toBe(true);
    await userEvent.type(question(), ' sekali');
    cleanup();
    await openForm();
    expect(question().value).toBe('Teks yang mahal sekali');
  });

  it('is kept for a day, for every tab', async () => {
    await openForm('Teks yang mahal');
    cleanup();
    const day = 86_400_000;
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + day - 60_000);
    sessionStorage.clear();
    await openForm();
    expect(question().value).toBe('Teks yang mahal');
    cleanup();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + day);
    expect(findDraft('uji')).toBeUndefined();
    removeOldDrafts();
    expect(draftKeys()).toHaveLength(0);
  });

  it('makes the browser ask before the tab is closed, until it is saved', async () => {
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await openForm();
    expect(asks()).toBe(false);
    await userEvent.type(question(), 'Teks');
    expect(asks()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(asks()).toBe(false);
  });

  it('belongs to one form and one user', async () => {
    await openForm('Teks yang mahal');
    cleanup();
    await openForm('', 'lain');
    expect(question().value).toBe('');
    cleanup();
    useSession.setState({ userId: 8 });
    await openForm();
    expect(question().value).toBe('');
    expect(isRestored()).toBe(false);
  });

  it('is deleted by a save, and when the typed text is undone', async () => {
    await openForm('Teks');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(draftKeys()).toHaveLength(0);
    await userEvent.type(question(), 'A');
    cleanup();
    expect(draftKeys()).toHaveLength(1);
    await openForm('{Backspace}');
    cleanup();
    expect(draftKeys()).toHaveLength(0);
  });

  it('that was restored is saved like any other text', async () => {
    await openForm('Teks');
    reload();
    await openForm();
    expect(screen.queryByText('Belum disimpan')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Simpan isinya' }));
    expect(screen.queryByText('Belum disimpan')).toBeNull();
    cleanup();
    expect(draftKeys()).toHaveLength(0);
  });

  it('is deleted when it is discarded, and the form shows the saved values', async () => {
    await openForm('Teks');
    cleanup();
    await openForm();
    await userEvent.click(screen.getByRole('button', { name: 'Buang' }));
    expect(question().value).toBe('');
    expect(document.activeElement).toBe(question());
    expect(isRestored()).toBe(false);
    cleanup();
    expect(draftKeys()).toHaveLength(0);
  });

  it('never contains a password, and is not saved for a password alone', async () => {
    await openForm();
    await userEvent.type(screen.getByLabelText('Password'), 'rahasia');
    cleanup();
    expect(draftKeys()).toHaveLength(0);
    await openForm('Teks');
    await userEvent.type(screen.getByLabelText('Password'), 'rahasia');
    cleanup();
    expect(Object.values({ ...localStorage }).join()).not.toContain('rahasia');
    expect(findDraft('uji')).toBeDefined();
  });

  it('records that a failure closed its form, until the form is open again', async () => {
    await openForm('Teks yang mahal');
    cleanup();
    expect(findInterruptedDraft('u')).toBeUndefined();
    await openForm();
    setClosesByFailure(true);
    reload();
    expect(findInterruptedDraft('u')?.fields).toEqual({ question: 'Teks yang mahal' });
    await openForm('!');
    cleanup();
    expect(findInterruptedDraft('u')).toBeUndefined();
  });

  it('is removed by a sign-out, and not saved by a form that closes after it', async () => {
    await openForm('Teks yang mahal');
    window.dispatchEvent(new Event('pagehide'));
    expect(draftKeys()).toHaveLength(1);
    markSignOut();
    await userEvent.type(question(), '!');
    act(clearSession);
    cleanup();
    removeOldDrafts();
    expect(draftKeys()).toHaveLength(0);
  });

  it('does not disturb typing when the storage is full', async () => {
    const setItem = vi.fn(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem, clear: () => {} });
    await openForm('Teks yang mahal');
    window.dispatchEvent(new Event('pagehide'));
    expect(setItem).toHaveBeenCalledOnce();
    expect(question().value).toBe('Teks yang mahal');
    vi.unstubAllGlobals();
  });

  it('that is damaged is ignored', async () => {
    localStorage.setItem('draft:7:uji', '{');
    await openForm();
    expect(question().value).toBe('');
  });
});
