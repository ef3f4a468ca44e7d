import { faqForm } from './faq-form.ts';
import { adminPassword, type CallOptions, strangerIp } from './test-api.ts';

interface Call extends CallOptions {
  method: string;
  path: string;
}

interface SuccessfulWrite {
  /** Requests to send first. */
  before: Call[];
  /** Replaces the path of the guarded list. */
  path?: string;
  content?: Pick<CallOptions, 'json' | 'body'>;
}

const user = { username: 'Budi', password: 'kata-sandi-budi', website_id: 1 };
const website = { name: 'Dua', livechat_link: 'a.example', server_ip: '10.0.0.1' };
const post = (path: string, content: Pick<CallOptions, 'json' | 'body'>): Call => ({
  method: 'POST',
  path,
  ...content,
});
const makeUser = post('/api/users', { json: user });
const makeWebsite = post('/api/websites', { json: website });
const makeEntry = post('/api/whitelists', { json: { ip: strangerIp } });
const makeLink = post('/api/livechatwebsitelinks', { json: { link: 'a.example' } });
const words = {
  website_ids: [1],
  find: 'Apa',
  replacement: 'Siapa',
  match_case: true,
  whole_word: true,
};
const collectDraft: Call = {
  method: 'PUT',
  path: '/api/websites/1/settings',
  json: { publishing: 'draft' },
};
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
const makeLibrary = post('/api/shared-faqs', {});
/** The library is the second website here. */
const makeShared = () => post('/api/faqs', { body: faqForm({ website_id: '2' }) });
const showShared = post('/api/faqs/1/shared', { json: { source_id: 22 } });
const notice = { text: 'BCA sedang gangguan.', until: tomorrow, website_ids: null };
const makeNotice = post('/api/notices', { json: notice });
const makeFaq = () => post('/api/faqs', { body: faqForm() });

function importForm(): FormData {
  const form = new FormData();
  form.set('file', new File(['question;answer\nApa?;Ini'], 'faq.csv'));
  form.set('mode', 'append');
  return form;
}

/** A GIF of 16 x 16, the smallest avatar. */
const smallGif = 'R0lGODlhEAAQAIAAAExpcf///yH5BAUAAAAALAAAAAAQABAAAAIOjI+py+0Po5y02ouzPgUAOw==';

function avatarForm(): FormData {
  const form = new FormData();
  form.set('image', new File([Buffer.from(smallGif, 'base64')], 'a.gif'));
  return form;
}

/** A successful request for every write of the guarded list, by method and route. */
export const successfulWrites: Record<string, () => SuccessfulWrite> = {
  'POST /login': () => ({
    before: [],
    content: { json: { username: 'admin', password: adminPassword } },
  }),
  'POST /logout': () => ({ before: [] }),
  'PUT /api/profile/password': () => ({
    before: [],
    content: { json: { password: 'kata-sandi-budi', current_password: adminPassword } },
  }),
  'PUT /api/security': () => ({
    before: [],
    content: { json: { factor: 'all', factor_roles: [], temporary_passwords: true } },
  }),
  'POST /api/users/:id/reset-link': () => ({ before: [] }),
  'POST /api/users': () => ({ before: [], content: { json: user } }),
  'PUT /api/users/updatepass/:id': () => ({
    before: [makeUser],
    path: '/api/users/updatepass/2',
    content: { json: { password: 'kata-sandi-baru' } },
  }),
  'PUT /api/users/:id': () => ({
    before: [makeUser],
    path: '/api/users/2',
    content: { json: { account_status: false } },
  }),
  'DELETE /api/users/:id': () => ({ before: [makeUser], path: '/api/users/2' }),
  'POST /api/websites': () => ({ before: [], content: { json: website } }),
  'PUT /api/websites/:id': () => ({ before: [], content: { json: website } }),
  'DELETE /api/websites/:id': () => ({ before: [makeWebsite], path: '/api/websites/2' }),
  'POST /api/notices': () => ({ before: [], content: { json: notice } }),
  'PUT /api/notices/:id': () => ({ before: [makeNotice], content: { json: notice } }),
  'DELETE /api/notices/:id': () => ({ before: [makeNotice] }),
  'POST /api/whitelists': () => ({ before: [], content: { json: { ip: strangerIp } } }),
  'PUT /api/whitelists/:id': () => ({
    before: [makeEntry],
    path: '/api/whitelists/2',
    content: { json: { status: false } },
  }),
  'DELETE /api/whitelists/:id': () => ({ before: [makeEntry], path: '/api/whitelists/2' }),
  'POST /api/livechatwebsitelinks': () => ({
    before: [],
    content: { json: { link: 'a.example' } },
  }),
  'PUT /api/livechatwebsitelinks/:id': () => ({
    before: [makeLink],
    content: { json: { link: 'b.example' } },
  }),
  'DELETE /api/livechatwebsitelinks/:id': () => ({ before: [makeLink] }),
  'POST /api/faqs': () => ({ before: [], content: { body: faqForm() } }),
  'POST /api/faqs/:websiteId/export': () => ({
    before: [makeFaq()],
    content: { json: { format: 'csv', ids: [22] } },
  }),
  'POST /api/faqs/:websiteId/import': () => ({
    before: [makeFaq()],
    content: { body: importForm() },
  }),
  'PUT /api/faqs/:id': () => ({
    before: [makeFaq()],
    content: { body: faqForm({ question: 'Lain?' }) },
  }),
  'PUT /api/faqs/:id/place': () => ({
    before: [makeFaq(), makeFaq()],
    content: { json: { parent_id: 23, before_id: null } },
  }),
  // Entry 1 is the sign-in, 2 the creation, 3 the edit.
  'PUT /api/faqs/:id/versions/:entry': () => ({
    before: [
      makeFaq(),
      { method: 'PUT', path: '/api/faqs/22', body: faqForm({ question: 'Lain?' }) },
    ],
    path: '/api/faqs/22/versions/2',
    content: { json: {} },
  }),
  'POST /api/insights/:websiteId/unanswered': () => ({
    before: [],
    content: { json: { words: ['depo'], state: 'ignored' } },
  }),
  'DELETE /api/insights/:websiteId/unanswered/:group': () => ({
    before: [post('/api/insights/1/unanswered', { json: { words: ['depo'], state: 'ignored' } })],
    path: '/api/insights/1/unanswered/2',
  }),
  'POST /api/insights/:websiteId/tests': () => ({
    before: [makeFaq()],
    content: { json: { words: 'depo blm masuk', faq_id: 22 } },
  }),
  'DELETE /api/insights/:websiteId/tests/:test': () => ({
    before: [
      makeFaq(),
      post('/api/insights/1/tests', { json: { words: 'depo blm masuk', faq_id: 22 } }),
    ],
  }),
  'POST /api/faqs/:id/keywords': () => ({
    before: [makeFaq()],
    content: { json: { keyword: 'depo' } },
  }),
  'POST /api/faqs/:id/wordings': () => ({
    before: [makeFaq()],
    content: { json: { wordings: ['depo belum masuk kak'] } },
  }),
  'POST /api/faqs/:websiteId/move': () => ({
    before: [makeFaq(), makeFaq()],
    content: { json: { faqs: [{ id: 22, version: 1 }], parent_id: 23, before_id: null } },
  }),
  'POST /api/faqs/:websiteId/delete': () => ({
    before: [makeFaq()],
    content: { json: { faqs: [{ id: 22, version: 1 }] } },
  }),
  'POST /api/faqs/replace': () => ({
    before: [makeFaq()],
    content: { json: { ...words, faqs: [{ id: 22, version: 1, fields: ['question'] }] } },
  }),
  'POST /api/faqs/replace/preview': () => ({
    before: [makeFaq()],
    content: { json: words },
  }),
  'POST /api/faqs/:id/confirm': () => ({ before: [makeFaq()], content: { json: { version: 1 } } }),
  'POST /api/faqs/:id/duplicate': () => ({ before: [makeFaq()] }),
  'POST /api/faqs/:websiteId/starter': () => ({ before: [] }),
  'POST /api/shared-faqs': () => ({ before: [] }),
  'POST /api/faqs/:websiteId/shared': () => ({
    before: [makeLibrary, makeShared()],
    content: { json: { source_id: 22 } },
  }),
  'POST /api/shared-faqs/publish': () => ({
    before: [collectDraft, makeFaq()],
    content: { json: { website_ids: [1] } },
  }),
  'POST /api/faqs/:id/share': () => ({ before: [makeFaq(), makeLibrary] }),
  'POST /api/faqs/:id/alike': () => ({
    before: [makeLibrary, makeShared(), makeFaq()],
    content: { json: { branches: [{ faq_id: 23, version: 23 }] } },
  }),
  'POST /api/faqs/:id/detach': () => ({
    before: [makeLibrary, makeShared(), showShared],
    path: '/api/faqs/23/detach',
  }),
  'POST /api/faqs/:websiteId/copy': () => ({
    before: [makeFaq(), makeWebsite],
    content: { json: { to_website_id: 2, mode: 'append' } },
  }),
  'POST /api/faqs/:websiteId/move-to-website': () => ({
    before: [makeFaq(), makeWebsite],
    content: { json: { to_website_id: 2, ids: [22] } },
  }),
  'DELETE /api/faqs/:id': () => ({ before: [makeFaq()] }),
  'PUT /api/websites/:id/settings': () => ({
    before: [],
    content: { json: { publishing: 'draft' } },
  }),
  'POST /api/websites/:id/settings/copies': () => ({
    before: [makeWebsite, { ...collectDraft, json: { embed: 'links' } }],
    content: { json: { sections: ['embed'], websites: [{ id: 2, version: 1 }] } },
  }),
  'PUT /api/websites/:id/avatar': () => ({ before: [], content: { body: avatarForm() } }),
  'POST /api/faqs/:websiteId/publish': () => ({
    before: [collectDraft, makeFaq()],
    content: { json: {} },
  }),
  'POST /api/faqs/:websiteId/releases/:number/restore': () => ({
    before: [collectDraft, makeFaq(), post('/api/faqs/1/publish', { json: {} })],
  }),
  'PUT /api/faqs/:websiteId/schedule': () => ({
    before: [collectDraft],
    content: { json: { at: tomorrow } },
  }),
  'DELETE /api/faqs/:websiteId/schedule': () => ({
    before: [collectDraft, { method: 'PUT', path: '/api/faqs/1/schedule', json: { at: tomorrow } }],
  }),
  // Entry 1 is the sign-in, 2 the creation of the link, 3 its deletion.
  'POST /api/audit/:id/restore': () => ({
    before: [makeLink, { method: 'DELETE', path: '/api/livechatwebsitelinks/1' }],
    path: '/api/audit/3/restore',
  }),
};
