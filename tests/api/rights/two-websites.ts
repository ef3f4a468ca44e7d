import type { AuditEntry } from '../../../api/contract/audit.ts';
import type { Rights } from '../../../api/contract/rights.ts';
import { valid } from '../../tools/valid.ts';
import { createFaqWriter } from '../faq-writer.ts';
import { pictureFile } from '../picture-file.ts';
import { addUser } from './add-user.ts';

/** A word that only texts of website 2 have. */
export const secret = 'Rahasia';

/** Websites 1 and 2 with a FAQ and an image each, an admin, and accounts that were given only website 1. */
export async function createTwoWebsites() {
  const writer = await createFaqWriter();
  const { api, send, add } = writer;
  const website = valid.website({ name: `${secret} Toko` });
  await send('POST', '/api/websites', { json: website });
  const own = await add({ question: 'Apa ini?', image: await pictureFile('red') });
  const foreign = await add({
    question: `${secret}?`,
    answer: `${secret} kedua`,
    website_id: '2',
    image: await pictureFile('blue'),
  });
  const rowsOf = async (id: number) => (await send('GET', `/api/faqs/${id}/100/1`)).json;
  const [[ownRow], [foreignRow]] = [await rowsOf(1), await rowsOf(2)];
  return {
    ...writer,
    own,
    foreign,
    ownImage: ownRow.image as string,
    foreignImage: foreignRow.image as string,
    /** Signs in as a new account, and returns a function that sends its requests. */
    async as(rights: Rights, name: string = rights.role) {
      const { id, cookie } = await addUser(api, name, rights);
      return {
        id,
        cookie,
        send: (method: string, path: string, content: object = {}) =>
          send(method, path, content, cookie),
        read: async (path: string) => await (await api.call(path, { cookie })).text(),
        trail: async (query = ''): Promise<AuditEntry[]> =>
          (await send('GET', `/api/audit/100/1${query}`, {}, cookie)).json,
      };
    },
  };
}
