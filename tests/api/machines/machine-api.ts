import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Machine, WriteMachine } from '../../../api/contract/machines.ts';
import { machineTokens } from '../../../api/db/schema.ts';
import { type CallOptions, createTestApi, strangerIp, type TestApi } from '../test-api.ts';

export { strangerIp };

export const importer: WriteMachine = {
  name: 'Impor toko',
  role: 'editor',
  website_ids: [1],
  may_publish: true,
};

/** Creates a server with a signed-in admin, and functions that make programs and send their requests. */
export async function createMachineApi(api?: TestApi) {
  const server = api ?? (await createTestApi());
  const cookie = await server.signIn();
  const asAdmin = (method: string, path: string, json?: object) =>
    server.send(method, path, { cookie, json });
  return {
    api: server,
    cookie,
    asAdmin,
    /** Adds a program with one token. */
    async add(fields: Partial<WriteMachine> = {}, expires_on?: string) {
      const made = await asAdmin('POST', '/api/machines', { ...importer, ...fields });
      expect(made.status).toBe(201);
      const id: number = made.json.id;
      const token = await asAdmin('POST', `/api/machines/${id}/tokens`, {
        name: 'Server',
        expires_on,
      });
      expect(token.status).toBe(201);
      return { id, tokenId: token.json.id as number, ...programOf(server, token.json.token) };
    },
    list: async (): Promise<Machine[]> => (await asAdmin('GET', '/api/machines')).json,
  };
}

/** Sends requests with a token. */
export function programOf(api: TestApi, token: string) {
  const call = (path: string, options: CallOptions = {}) =>
    api.call(path, {
      ...options,
      headers: { Authorization: `Bearer ${token}`, ...options.headers },
    });
  return {
    token,
    call,
    async send(method: string, path: string, json?: object, options: CallOptions = {}) {
      const response = await call(path, { method, json, ...options });
      return { status: response.status, json: await response.json() };
    },
  };
}

/** Lets a token end on this day, as if it was made long ago. */
export async function endOn({ db }: TestApi, id: number, expiresOn: string): Promise<void> {
  await db.write((tx) =>
    tx.update(machineTokens).set({ expiresOn }).where(eq(machineTokens.id, id)).execute(),
  );
}
