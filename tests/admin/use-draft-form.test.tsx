import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { setSavesDrafts } from '../../admin/data/form-drafts.ts';
import { useDraftForm } from '../../admin/data/use-draft-form.ts';

const stored = { question: '' };

function Form() {
  const { register } = useDraftForm({ name: 'uji', stored, row: undefined });
  return <input aria-label="Question" {...register('question')} />;
}

const question = () => screen.getByLabelText('Question') as HTMLInputElement;

async function openForm(typed = ''): Promise<void> {
  render(<Form />);
  if (typed) await userEvent.type(question(), typed);
}

/** A reload: the document goes without unmounting anything. */
function reload(): void {
  window.dispatchEvent(new Event('pagehide'));
  setSavesDrafts(false);
  const saved = { ...sessionStorage };
  cleanup();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(saved)) sessionStorage.setItem(key, value);
}

afterEach(() => {
  setSavesDrafts(false);
  cleanup();
  sessionStorage.clear();
});

it('has what was typed again after a reload without a connection', async () => {
  await openForm('Teks yang mahal');
  setSavesDrafts(true);
  reload();
  await openForm();
  expect(question().value).toBe('Teks yang mahal');
});

it('is empty after a reload that its user wanted', async () => {
  await openForm('Teks yang mahal');
  reload();
  await openForm();
  expect(question().value).toBe('');
});

it('keeps no draft of a form that the browser shows again as it was', async () => {
  await openForm('Teks yang mahal');
  setSavesDrafts(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(1);
  window.dispatchEvent(new Event('pageshow'));
  expect(sessionStorage).toHaveLength(0);
});
