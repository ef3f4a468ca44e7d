import { describe, expect, it } from 'vitest';
import { listAudit } from '../../api/audit/audit-queries.ts';
import type { AuditQuery } from '../../api/audit/audit-where.ts';
import { seedDatabase } from '../../api/db/seed/seed.ts';
import { listFaqs, listUnfoldedFaqs } from '../../api/faqs/faq-queries.ts';
import { everyEntry } from '../api/every-entry.ts';
import { createFurnishedApi } from '../api/furnished.ts';
import { guardedRoutes, openRoutes, writeRoutes } from '../api/routes.ts';
import { createSharedWriter } from '../api/shared-writer.ts';
import { sendSuccessful } from '../api/successful-writes.ts';
import { addAdmin, createTestApi } from '../api/test-api.ts';
import { explainQueries, plansOf, type QueryPlan } from './query-plans.ts';

/** Records the queries of all routes that read or write rows, from successful requests. */
async function allQueries(): Promise<QueryPlan[]> {
  const { api, cookie } = await createFurnishedApi();
  return await explainQueries(async (db) => {
    for (const route of guardedRoutes) {
      if (route.method === 'GET') await api.call(route.path, { cookie });
      if (route.readsByPost) await sendSuccessful(api, cookie, route);
    }
    const parts = '/api/insights/1/csv?part=faqs';
    for (const path of ['/faqs/1', '/websites/1/livechat', '/websites/1/bot', parts])
      await api.call(path, { cookie });
    for (const route of openRoutes.filter(({ route }) => route.endsWith('/history')))
      if (route.method === 'POST') await sendSuccessful(api, cookie, route);
    for (const route of writeRoutes) {
      const { api, cookie } = await createFurnishedApi();
      expect((await sendSuccessful(api, cookie, route)).status, route.path).toBeLessThan(300);
    }
    // A furnished server has its library already.
    await seedDatabase(db, { mode: 'none', imagesFolder: '' });
    await addAdmin(db, 'admin');
    const empty = await createTestApi({ db });
    await empty.call('/api/shared-faqs', { method: 'POST', cookie: await empty.signIn() });
  });
}

/** Queries that may scan a whole table, and why. */
const wholeTables: readonly { query: RegExp; plan?: RegExp; why: string }[] = [
  {
    query: / limit \?/,
    plan: /^(?!.*TEMP B-TREE)/,
    why: 'goes in order, and stops at the end of its page or at the first row found',
  },
  {
    query: /"audit_entries"."id" in \(select "id" from "audit_entries"/,
    plan: /SCAN audit_entries USING COVERING INDEX audit_entries_at;/,
    why: 'finds its page in order by an index; sorted are the rows of the page alone',
  },
  {
    query: /^select count\(\*\) from "passkeys"$/,
    plan: /^SCAN \w+ USING COVERING INDEX \w+$/,
    why: 'whether anybody has a passkey; there are few',
  },
  {
    query: /from "(machines|machine_tokens)"(?! where "machine_tokens"."hash")/,
    why: 'the page of programs, and their warnings; there are few programs',
  },
  {
    query: /^select "id" from "users" where \("users"."status" = \? and \("users"."role" = \?/,
    why: 'every active admin is told, or counted as the last one; there are few accounts',
  },
  {
    query: /^select "id", "role", "website_id", "website_ids", "may_publish" from "users"$/,
    why: 'a deleted website is taken from every account that was given it',
  },
  {
    query: /^select count\(\*\) from "websites" where "websites"."is_library"/,
    why: 'the number of websites; the library is none',
  },
  { query: /^select "id"(, "name")? from "websites"/, why: 'every website is searched' },
  {
    query: /inner join "faqs" "original" .* where substr\("original"."path"/,
    why: 'where a branch of the library is shown, when an admin asks for it',
  },
  {
    query:
      /^select "websites"\."id", "websites"\."name", "websites"\."is_library", count\("faqs"\."id"\),/,
    plan: /SEARCH faqs USING COVERING INDEX/,
    why: 'the response has every website, each with the number of its FAQs',
  },
  {
    query:
      /^select "websites"\."id", ("websites"\."is_library", )?"website_settings"\."fill_words" from "websites"/,
    why: 'the words to fill in of a website and of the library, or of all; there are few websites',
  },
  {
    query: /^select count\(\*\) from "(users|whitelists|website_links|audit_entries)"$/,
    plan: /^SCAN \w+ USING COVERING INDEX \w+$/,
    why: 'counts a list along its smallest index',
  },
  {
    query: /^select count\(\*\) from "websites"$/,
    why: 'the table has no second index, and its rows are short',
  },
  {
    query: /^select .* from "scheduled_releases" (left|inner) join/,
    why: 'a write of an account looks at every scheduled publication; a website has at most one',
  },
  {
    query: /^select "username" from "users"$/,
    why: 'a new name must not look like that of any account; there are few',
  },
  {
    query: /^select "ip" from "whitelists" where/,
    why: 'whether a client can match an entry is no question for SQL, and the whitelist is short',
  },
];

/** Matches a scan of a table, but not of intermediate results of a query. */
const scan = /\bSCAN (?!CONSTANT|\d+ CONSTANT|\d+-ROW VALUES|\(|v\b)/;

describe('the queries of every route', () => {
  it('use an index', async () => {
    const queries = await allQueries();
    expect(queries.length).toBeGreaterThan(100);
    const scanning = queries.filter(
      ({ query, plan }) =>
        scan.test(plan) &&
        !wholeTables.some(
          (allowed) => allowed.query.test(query) && (allowed.plan?.test(plan) ?? true),
        ),
    );
    expect(scanning.map(({ query, plan }) => `${plan}: ${query}`)).toEqual([]);
  });
});

describe('the list of FAQs', () => {
  it('is counted and paged along an index, without sorting', async () => {
    const plans = await plansOf((db) => listFaqs(db.read, 1, { pageSize: 100, page: 3 }));
    expect(plans).toEqual([
      'SEARCH faqs USING COVERING INDEX faqs_website_path (website_id=?)',
      'SEARCH faqs USING INDEX faqs_website_path (website_id=?)',
      // The website's rule for reviews.
      'SEARCH website_settings USING INTEGER PRIMARY KEY (rowid=?)',
      // Whether it is 'FAQ bersama'.
      'SEARCH websites USING INTEGER PRIMARY KEY (rowid=?)',
    ]);
  });

  it('with folded branches, reads the rest of a row only for the rows of its page', async () => {
    const page = { pageSize: 100, page: 3 };
    const plans = await plansOf((db) => listUnfoldedFaqs(db.read, 1, new Set([1]), page));
    expect(plans[0]).toBe('SEARCH faqs USING COVERING INDEX faqs_website_path (website_id=?)');
  });
});

describe('an edit of a shared FAQ', () => {
  it('reads the copies of that FAQ, not those of the whole library', async () => {
    const plans = await plansOf(async (db) => {
      await seedDatabase(db, { mode: 'none', imagesFolder: '' });
      await addAdmin(db, 'admin');
      const { addShared, editShared } = await createSharedWriter({ db });
      await editShared(await addShared('Deposit'), { question: 'Setoran' });
    });
    expect(plans.filter((plan) => plan.includes('faqs_source'))).toEqual([
      expect.stringContaining('SEARCH faqs USING INDEX faqs_source (source_id=?)'),
    ]);
  });
});

describe('the list of the audit trail', () => {
  it.each<Partial<AuditQuery>>([
    {},
    { user: 'admin' },
    { entity: 'faq' },
    { action: 'delete' },
    { website: 1 },
    { from: '2026-01-01T00:00:00.000Z' },
    { entity: 'faq', from: '2026-01-01T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z' },
  ])('uses an index for %j and never reads the whole table', async (filters) => {
    const plans = await plansOf((db) =>
      listAudit(db.read, { ...everyEntry, ...filters }, { pageSize: 100, page: 1 }),
    );
    const onIndex = /(SEARCH|SCAN) audit_entries USING COVERING INDEX audit_entries_/;
    const page = plans.find((plan) => plan.includes('LIST SUBQUERY')) ?? '';
    expect(page).toMatch(new RegExp(`LIST SUBQUERY \\d; ${onIndex.source}`));
    // Only the rows of the page are sorted.
    expect(page.match(/TEMP B-TREE/g)).toHaveLength(1);
    expect(page).not.toMatch(/SCAN (undoing|audit_snapshots)/);
    const total = plans.filter((plan) => plan !== page);
    expect(total).toEqual([expect.stringMatching(onIndex)]);
  });

  it('finds the versions of one FAQ by indexes alone', async () => {
    const plans = await plansOf((db) =>
      listAudit(db.read, { ...everyEntry, faq: 1 }, { pageSize: 100, page: 1 }),
    );
    for (const plan of plans) {
      expect(plan).toContain('SEARCH audit_entries USING COVERING INDEX audit_entries_row');
      expect(plan).toContain('SEARCH audit_faqs USING');
      expect(plan).not.toMatch(/SCAN (?!\()/);
    }
  });
});
