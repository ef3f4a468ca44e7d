import { expect, it, vi } from 'vitest';
import { needsOf } from '../../../api/auth/rights/route-rights.ts';
import { hasRight, isGiven, type Rights } from '../../../api/contract/rights.ts';
import { listWrites, sendHeldBack, stated } from '../held-back.ts';
import { addUser, setRights } from './add-user.ts';
import { createTwoWebsites } from './two-websites.ts';

const admin: Rights = { role: 'admin', website_ids: [], may_publish: true };
const noWebsite: Rights = { role: 'admin', website_ids: [2], may_publish: false };

it.each([
  ['an admin becomes a viewer', { ...noWebsite, role: 'viewer' }],
  ['an admin becomes an editor of another website', { ...noWebsite, role: 'editor' }],
] as const)(
  'refuses every request, reads included, when %s before its body arrives',
  async (_, after) => {
    const { api } = await createTwoWebsites();
    const all = (await listWrites(api)).filter(({ needsSession }) => needsSession);
    const refused = all.flatMap(({ method, pattern, path }) => {
      const needs = needsOf(`${method} ${pattern}`);
      if (
        needs.every(({ on }) => on === 'none') &&
        needs.every(({ right }) => hasRight(after, right))
      )
        return [];
      const status = needs.every(({ right }) => hasRight(after, right)) ? 404 : 403;
      return [{ method, pattern, path, status }];
    });
    expect(isGiven(after, 1)).toBe(false);
    expect(refused.map(({ path }) => path)).toContain('/api/faqs/1/export');
    const { id, cookie } = await addUser(api, 'budi', admin);
    const results = [];
    for (const { status: _, ...write } of refused) {
      await setRights(api, id, admin);
      const written = vi.spyOn(api.db, 'write');
      const { status } = await sendHeldBack(api, write, {
        cookie,
        framing: stated,
        async meanwhile() {
          await setRights(api, id, after);
          written.mockClear();
        },
      });
      results.push({ ...write, status, writes: written.mock.calls.length });
      written.mockRestore();
    }
    expect(results).toEqual(refused.map((write) => ({ ...write, writes: 0 })));
    expect(api.loggedErrors).toEqual([]);
  },
);
