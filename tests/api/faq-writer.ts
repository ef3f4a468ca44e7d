import type { AuditEntry } from '../../api/contract/audit.ts';
import type { PlaceFaq } from '../../api/contract/requests.ts';
import { faqs, images } from '../../api/db/schema.ts';
import { faqForm } from './faq-form.ts';
import { addAdmin, createAdminApi, type createTestApi } from './test-api.ts';

/** Creates an API with a signed-in admin, and functions that write FAQs. */
export async function createFaqWriter(deps: Parameters<typeof createTestApi>[0] = {}) {
  const admin = await createAdminApi(deps);
  const { api, send } = admin;
  return {
    ...admin,
    async signInOther(): Promise<string> {
      await addAdmin(api.db, 'budi');
      return await api.signIn('budi');
    },
    add: async (fields: Record<string, string | File> = {}): Promise<number> =>
      (await send('POST', '/api/faqs', { body: faqForm(fields) })).json.id,
    edit: (id: number, fields: Record<string, string | File>) =>
      send('PUT', `/api/faqs/${id}`, { body: faqForm(fields) }),
    place: (id: number, to: PlaceFaq, as?: string) =>
      send('PUT', `/api/faqs/${id}/place`, { json: to }, as),
    remove: (id: number) => send('DELETE', `/api/faqs/${id}`),
    undo: (id: number | null | undefined, as?: string) =>
      send('POST', `/api/audit/${id}/restore`, {}, as),
    trail: async (): Promise<AuditEntry[]> => (await send('GET', '/api/audit/100/1')).json,
    /** Reads the FAQs as visitors do. */
    shown: async (): Promise<{ id: number; question: string }[]> =>
      (await send('GET', '/faqs/1')).json,
    /** Reads all stored FAQs and the names of all images. */
    state: async () => ({
      faqs: await api.db.read.select().from(faqs).orderBy(faqs.id),
      images: (await api.db.read.select({ name: images.name }).from(images))
        .map(({ name }) => name)
        .sort(),
    }),
  };
}
