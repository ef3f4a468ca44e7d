import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useParamsChange } from '../../admin/data/lists/params-change.ts';
import { useFaqSearchChange } from '../../admin/features/faqs/data/use-faq-search.ts';
import { show } from './show.tsx';

const address = () => screen.getByLabelText('address').textContent;

function Button() {
  const change = useParamsChange();
  return (
    <button type="button" onClick={() => change((params) => params.set('page', '2'))}>
      Next
    </button>
  );
}

function Filters() {
  const change = useFaqSearchChange();
  return (['no-answer', 'image'] as const).map((filter) => (
    <button key={filter} type="button" onClick={() => change({ filters: (on) => [...on, filter] })}>
      {filter}
    </button>
  ));
}

it('keeps two filters that are pressed before the page is rendered again', async () => {
  show(<Filters />, '/?website=1');
  act(() => {
    for (const chip of screen.getAllByRole('button')) chip.click();
  });
  await waitFor(() => expect(address()).toBe('/?website=1&filter=no-answer&filter=image'));
});

it('changes nothing after the user has navigated to another page', async () => {
  show(<Button />, '/users');
  // The address changes before the page is rendered.
  window.history.pushState(null, '', '/link');
  act(() => screen.getByRole('button').click());
  expect(window.location.pathname + window.location.search).toBe('/link');
});
