import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
// Import them early: loading them within `findBy` could exceed its time limit on a slow machine.
import '../../admin/ui/form/search-select-popup.tsx';
import '../../admin/features/faqs/menu/faq-parts.ts';
import { FaqsPage } from '../../admin/features/faqs/faqs-page.tsx';
import type { Faq } from '../../api/contract/entities.ts';
import { serverPerTest } from './fake-server.ts';
import { faqRow } from './rows.ts';
import { setListHeights } from './set-list-heights.ts';
import { show } from './show.tsx';
import { websiteList } from './website-list.ts';

const faq = (id: number, over: Partial<Faq>) => faqRow({ id, answer: null, all_data: 3, ...over });

const own = faq(12, { question: 'Bonus' });
const root = faq(10, { question: 'Deposit', source_id: 110 });
const inside = faq(11, {
  question: 'Cara deposit',
  answer: 'Buka menu Deposit.',
  parent_id: 10,
  depth: 1,
  source_id: 111,
});
const rows = [root, inside, own];

const calls = serverPerTest(() => {
  setListHeights();
  calls.respond('GET /api/websites/list', 200, websiteList);
  calls.respond('GET /api/shared-faqs', 200, { id: 9, faqs: 2 });
  calls.respond('GET /api/faqs/1/100/1', 200, rows);
  calls.respond('GET /api/faqs/1/100/1?folded=10', 200, [root, own]);
  calls.respond(
    'GET /api/faqs/1/tree',
    200,
    rows.map(({ answer, ...row }) => ({ ...row, has_answer: answer !== null })),
  );
});

const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(`^Pilih: ${name}`) });
const actionsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('.table-actions [data-label]')].map((each) =>
    each.getAttribute('data-label'),
  );

it('shows a branch of the library as one row, and read only when it is unfolded', async () => {
  const user = show(<FaqsPage />, '/?website=1');
  const branch = await findRow('Deposit');
  expect(await within(branch).findByText('Bersama')).toBeDefined();
  expect(within(branch).getByText('1 jawaban')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Cara deposit')).toBeNull());
  await waitFor(() =>
    expect(actionsOf(branch)).toEqual(['Buka di FAQ bersama', 'Delete', 'Lainnya']),
  );
  expect(actionsOf(await findRow('Bonus'))).toEqual(['Edit', 'Delete', 'Lainnya']);

  await user.click(within(branch).getByRole('button', { name: 'Bentangkan: Deposit' }));
  const below = await findRow('Cara deposit');
  expect(actionsOf(below)).toEqual(['Buka di FAQ bersama', 'Lainnya']);
  expect(below.querySelector('[data-drag-handle]')).toBeNull();

  within(below).getByRole('button', { name: 'Lainnya: Cara deposit' }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(await screen.findByText('Hanya dapat diubah di FAQ bersama.')).toBeDefined();
  expect(calls.sent()).toEqual([]);

  await user.click(
    within(below).getByRole('button', { name: 'Buka di FAQ bersama: Cara deposit' }),
  );
  expect(screen.getByLabelText('address').textContent).toBe('/?website=9#row-111');
});

it('offers the library first among the websites, and only to admins', async () => {
  const user = show(<FaqsPage />, '/?website=1');
  await findRow('Bonus');
  await user.click(screen.getByRole('combobox', { name: 'Website' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)[0]).toBe('FAQ bersama2 FAQ');

  cleanup();
  calls.respond('GET /api/rights', 200, { role: 'editor', website_ids: [1], may_publish: false });
  const editor = show(<FaqsPage />, '/?website=1');
  const branch = await findRow('Deposit');
  await waitFor(() => expect(actionsOf(branch)).toEqual(['Delete', 'Lainnya']));
  await editor.click(screen.getByRole('combobox', { name: 'Website' }));
  expect(
    (await screen.findAllByRole('option')).map(({ textContent }) => textContent),
  ).not.toContain('FAQ bersama2 FAQ');
});

it('is one line in the menu for those who have one website and no library', async () => {
  calls.respond('GET /api/websites/list', 200, websiteList.slice(0, 1));
  calls.respond('GET /api/shared-faqs', 200, { id: null, faqs: 0 });
  calls.respond('GET /api/faqs/1/100/1', 200, [own]);
  calls.respond('GET /api/faqs/1/tree', 200, [{ ...own, has_answer: false }]);
  const user = show(<FaqsPage />, '/?website=1');
  const row = await findRow('Bonus');
  await user.click(within(row).getByRole('button', { name: 'Lainnya: Bonus' }));
  const ofRow = await screen.findByRole('menu');
  expect(within(ofRow).queryByText(/bersama/i)).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Lainnya' }));
  const ofPage = await screen.findByRole('menu');
  expect(
    within(ofPage)
      .getAllByText(/bersama/i)
      .map(({ textContent }) => textContent),
  ).toEqual(['FAQ bersama']);
});
