import { expect, it } from 'vitest';
import type { Warning } from '../../../api/contract/warnings.ts';
import { addUser, editor, setRights, viewer } from './add-user.ts';
import { createTwoWebsites } from './two-websites.ts';

it('warns an account that is no admin only of what others did to it, and offers no undo', async () => {
  const { api, send } = await createTwoWebsites();
  const { id, cookie } = await addUser(api, 'budi', editor);
  const { id: adminId, cookie: other } = await addUser(api, 'siti', { ...editor, role: 'admin' });
  await send('PUT', `/api/users/${id}`, { json: { may_publish: true } });
  await send('POST', '/api/whitelists', { json: { ip: '203.0.113.9' } });
  const warningsOf = async (cookie: string): Promise<Warning[]> =>
    (await send('GET', '/api/warnings', {}, cookie)).json;
  const ofRights = { entity: 'user', entity_id: id };
  expect(await warningsOf(cookie)).toMatchObject([{ ...ofRights, undo: null }]);
  expect(await warningsOf(other)).toMatchObject([
    { entity: 'whitelist' },
    { ...ofRights, undo: 'possible' },
  ]);
  await setRights(api, adminId, viewer);
  expect(await warningsOf(other)).toEqual([]);
});
