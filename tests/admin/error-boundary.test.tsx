import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ErrorBoundary } from '../../admin/app/error-boundary.tsx';
import {
  findInterruptedDraft,
  isClosedByFailure,
  setClosesByFailure,
} from '../../admin/data/forms/form-drafts.ts';
import { useDraftForm } from '../../admin/data/forms/use-draft-form.ts';
import { expectConsole } from '../fail-on-console.ts';
import { signInAs } from './sign-in-as.ts';

let failures: unknown[] = [];
let opened: unknown[] = [];

beforeEach(() => {
  signInAs('admin');
  expectConsole('error');
  failures = [];
  opened = [];
});

afterEach(() => setClosesByFailure(false));

/** A form with typed text, which fails while there are failures. */
function TestPage() {
  opened.push(findInterruptedDraft<{ question: string }>('faq:')?.fields);
  const { form } = useDraftForm({ name: 'faq:1', stored: { question: '' }, row: undefined });
  const { setValue, formState } = form;
  useLayoutEffect(() => {
    setValue('question', 'Diketik', { shouldDirty: true });
  }, [setValue]);
  useLayoutEffect(() => {
    if (formState.isDirty && failures.length > 0) throw failures.pop();
  });
  return <p>Isi</p>;
}

const show = () =>
  render(
    <ErrorBoundary fallback={<p>Gagal</p>}>
      <TestPage />
    </ErrorBoundary>,
  );
const notFound = () => new DOMException('The node to be removed is not a child', 'NotFoundError');

it('draws a page anew whose nodes something else has changed, and keeps its typed text', () => {
  failures = [notFound()];
  show();
  expect(screen.getByText('Isi')).toBeDefined();
  expect(opened.at(-1)).toEqual({ question: 'Diketik' });
  // A form that closes later is not interrupted.
  expect(isClosedByFailure()).toBe(false);
});

it.each([
  ['fails so a second time', () => [notFound(), notFound()]],
  ['fails in another way', () => [new Error('lain')]],
])('ends a page that %s', (_, made) => {
  failures = made();
  show();
  expect(screen.getByText('Gagal')).toBeDefined();
  expect(isClosedByFailure()).toBe(true);
});
