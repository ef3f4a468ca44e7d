import { expect, it } from 'vitest';
import { putRules, sendPassword } from '../people/sign-in-with.ts';
import { createTestApi } from '../test-api.ts';
import { addUser, editor, viewer } from './add-user.ts';

it('requires a second factor only of the roles that need one', async () => {
  const api = await createTestApi();
  const { cookie } = await addUser(api, 'penyunting', editor);
  await addUser(api, 'pembaca', viewer);
  await putRules(api, await api.signIn(), { factor: 'roles', factor_roles: ['editor'] });
  const stepOf = async (name: string) =>
    (await (await sendPassword(api, name)).response.json()).step;
  expect(await stepOf('penyunting')).toBe('set-up');
  expect(await stepOf('pembaca')).toBeUndefined();
  expect(await stepOf('admin')).toBeUndefined();
  expect((await api.send('GET', '/api/profile', { cookie })).json).toMatchObject({
    role: 'editor',
    website_ids: [1],
    factor_required: true,
  });
});
