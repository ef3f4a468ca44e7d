import fc from 'fast-check';
import { faqSorts } from '../../../api/contract/faqs/faq-figures.ts';
import { faqFilters } from '../../../api/contract/faqs/faq-search.ts';
import { exportFormats, importModes } from '../../../api/contract/faqs/faq-transfer.ts';
import { reviewMonths } from '../../../api/contract/faqs/review.ts';
import { insightParts } from '../../../api/contract/insights.ts';
import { listSorts } from '../../../api/contract/list-query.ts';
import { roles } from '../../../api/contract/rights.ts';
import { adminPassword } from '../test-api.ts';
import type { FormFields, FormFile } from './form-bodies.ts';
import { hostileText } from './hostile-text.ts';
import {
  alikeFaqIds,
  creations,
  deletions,
  emptyWebsiteId,
  handledGroups,
  imageName,
  sharedFaqId,
  shownFaqId,
} from './insert-rows.ts';
import type { JsonFields } from './json-bodies.ts';

/** Valid inputs of a route. Mutations are applied elsewhere. */
export interface RouteInputs {
  /** Values by the names of the parameters in the route's pattern. */
  params?: Readonly<Record<string, fc.Arbitrary<string>>>;
  /** Any of these fields is sometimes left out. */
  query?: Readonly<Record<string, fc.Arbitrary<string>>>;
  json?: JsonFields;
  form?: FormFields;
  /** Whether it succeeds only in the middle of several steps, as in `tests/api/people`. */
  needsSteps?: true;
  /** The file of the form; by default an image. */
  file?: FormFile;
}

const ids = (...all: readonly number[]) => fc.constantFrom(...all.map(String));
const words = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), hostileText);
const version = fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined });
const page = { pageSize: fc.constantFrom('1', '100', '500'), page: fc.constantFrom('1', '2') };
const listQuery = (sorts: readonly string[]) => ({
  q: words,
  sort: fc.constantFrom(...sorts),
  order: fc.constantFrom('asc', 'desc'),
});
const versionQuery = { version: ids(1, 2) };
const time = fc.constantFrom('2020-01-01T00:00:00Z', '2099-12-31T23:59:59.999+07:00');
const soon = new Date(Date.now() + 86_400_000).toISOString();
const websiteId = ids(1, 2);
const faqId = ids(22, 23, 24);
/** Creates FAQ 22 before all others. */
const versionEntry = ids(...creations.slice(0, 1), ...creations.slice(0, 1), ...deletions);
const versionSide = fc.constantFrom('after', 'after', 'before');
const address = fc.constantFrom('example.com', 'https://shop.example/x', 'http://a.example:8080');
const newPassword = fc.constantFrom('kuda terbang tinggi', '😀'.repeat(8), 'x-kata-sandi-panjang');

const website: JsonFields = {
  name: words,
  livechat_link: address,
  server_ip: words,
};
const rights: JsonFields = {
  role: fc.constantFrom(undefined, ...roles),
  website_ids: fc.constantFrom(undefined, [1], [2, 1]),
  may_publish: fc.constantFrom(undefined, true, false),
};
const link: JsonFields = {
  link: address,
  website_id: fc.constantFrom(undefined, 1, 2),
};
const notice: JsonFields = {
  text: words,
  link: fc.oneof(address, fc.constant('')),
  from: fc.constant(new Date(Date.parse(soon) - 60_000).toISOString()),
  until: fc.constant(soon),
  website_ids: fc.option(fc.constantFrom([1], [2, 1]), {
    nil: null,
  }),
};
const faq: FormFields = {
  question: words,
  answer: words,
  website_id: fc.constant('1'),
  parent_id: fc.constantFrom('', '22', '24'),
};
const replacement: JsonFields = {
  website_ids: fc.constantFrom([1], [2], [2, 1]),
  find: fc.constantFrom('a', 'Apa', '(', 'x'.repeat(300)),
  replacement: fc.constantFrom('', 'siapa', '$&'),
  match_case: fc.boolean(),
  whole_word: fc.boolean(),
};
const chosen = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.array(
    fc.record({ id: fc.constantFrom(22, 23, 24), version: fc.constantFrom(1, 1, 2), ...fields }),
    { minLength: 1, maxLength: 3 },
  );
const tables = fc.oneof(
  fc.constantFrom(
    'id;parent_id;question\r\n22;;Apa?\r\n1;22;"Di\nbawah"',
    'question,answer\n=1,@x',
    '{"version":1,"faqs":[{"question":"Apa?"}]}',
    'PK\x03\x04',
  ),
  fc.tuple(hostileText, hostileText).map(([name, text]) => `question;${name}\r\n${text};x`),
);
const check = (tickets: readonly string[]): JsonFields => ({
  username: words,
  ticket: fc.constantFrom(...tickets),
});
const insightFact = fc.oneof(
  fc.constant({ type: 'opened' }),
  fc.record({ type: fc.constant('read'), faq_id: fc.constantFrom(22, 99) }),
  fc.record({ type: fc.constant('searched'), words, outcome: fc.constantFrom('none', 'chosen') }),
  fc.record({ type: fc.constant('voted'), faq_id: fc.constant(22), helpful: fc.boolean() }),
);
const chosenWords = fc.option(words, { nil: null });
const appearance = fc.record({
  launcher_label: chosenWords,
  launcher_icon_only: fc.boolean(),
  title: chosenWords,
  subtitle: chosenWords,
  greeting: chosenWords,
  page_greeting: chosenWords,
  accent: fc.constantFrom(null, '#3a55d9'),
  theme: fc.constantFrom(null, 'dark'),
  position: fc.constantFrom(null, 'bottom-left'),
  offset_x: fc.constantFrom(null, 0, 400),
  offset_y: fc.constantFrom(null, 20),
  lang: fc.constantFrom(null, 'en'),
  avatar: fc.constant(null),
  shortcuts: fc.uniqueArray(fc.constantFrom(22, 23, 24), { maxLength: 3 }),
});
const openingHours = fc.record({
  zone: fc.constantFrom('WIB', 'WITA', 'WIT'),
  spans: fc.constant([{ day: 1, from: '08:00', to: '02:00' }]),
  closed: fc
    .record({ from: fc.constant('2026-03-20'), to: fc.constant('2026-03-25'), note: words })
    .map((days) => [days]),
});
const contact = fc.record({
  channels: fc.array(
    fc.record(
      {
        type: fc.constantFrom('whatsapp', 'phone'),
        value: fc.oneof(fc.constantFrom('081234567890', '+62 21 123456'), words),
        label: words,
        hours: openingHours,
      },
      { requiredKeys: ['type', 'value'] },
    ),
    { minLength: 1, maxLength: 3 },
  ),
});
const fillWords = fc.dictionary(
  fc.constantFrom('nomor_cs', 'a', 'Nomor CS', 'constructor', '__proto__'),
  fc.oneof(fc.constantFrom('', '0812', 'https://a.example/b', 'javascript:alert(1)'), words),
);
const id = (...all: readonly number[]) => ({ id: ids(...all) });
const lang = fc.constantFrom('id', 'en', 'xx', '__proto__');
const oneTimeCode = fc.constantFrom('123456', '0000-1111-2222-3333', ' 12 34 56 ');
const passkeyResponse = fc.record({
  id: words,
  type: fc.constant('public-key'),
  response: fc.record({ clientDataJSON: words, authenticatorData: words, signature: words }),
});

/** Inputs by method and pattern. Pages and their files are not listed: their only input is headers. */
export const routeInputs: Readonly<Record<string, RouteInputs>> = {
  'GET /healthz': {},
  'GET /readyz': {},
  'GET /metrics': {},
  'GET /ip': {},
  'GET /whitelist': {},
  'GET /website/:id': { params: id(1, 2) },
  'GET /mobilefaq': { query: { 'website-id': websiteId } },
  'GET /faq-chatbot.js': { query: { website: websiteId } },
  'POST /login': {
    json: {
      username: fc.constantFrom('admin', 'SITI', 'nobody'),
      password: fc.constantFrom(adminPassword, 'bukan ini'),
    },
  },
  'POST /logout': {},
  'GET /login/methods': {},
  'POST /login/factor': { needsSteps: true, json: { code: oneTimeCode } },
  'POST /login/factor/options': { needsSteps: true },
  'POST /login/password': { needsSteps: true, json: { password: newPassword } },
  'POST /login/totp': { needsSteps: true },
  'POST /login/totp/confirm': { needsSteps: true, json: { code: oneTimeCode } },
  'POST /login/passkey': { needsSteps: true, json: { passkey: passkeyResponse } },
  'POST /login/passkey/options': {},
  'POST /gate/passkey': { needsSteps: true, json: { passkey: passkeyResponse } },
  'POST /gate/passkey/options': {},
  'POST /login/reset': { needsSteps: true, json: { token: words, password: newPassword } },
  'GET /api/profile': {},
  'PUT /api/profile/password': {
    needsSteps: true,
    json: { password: newPassword, current_password: fc.constant('bukan ini') },
  },
  'POST /api/profile/proof': { needsSteps: true, json: { code: oneTimeCode } },
  'POST /api/profile/proof/options': {},
  'POST /api/profile/totp': {},
  'POST /api/profile/totp/confirm': { needsSteps: true, json: { code: oneTimeCode } },
  'DELETE /api/profile/totp': { needsSteps: true },
  'POST /api/profile/passkeys': {
    needsSteps: true,
    json: { label: words, passkey: passkeyResponse },
  },
  'POST /api/profile/passkeys/options': {},
  'DELETE /api/profile/passkeys/:passkey': {
    needsSteps: true,
    params: { passkey: fc.constant('a') },
  },
  'POST /api/profile/recovery-codes': { needsSteps: true },
  'DELETE /api/profile/sessions': {},
  'DELETE /api/profile/sessions/:session': {
    needsSteps: true,
    params: { session: fc.constant('a') },
  },
  'GET /api/security': {},
  'PUT /api/security': {
    json: {
      version,
      factor: fc.constantFrom('optional', 'roles', 'all'),
      factor_roles: fc.constantFrom([], ['admin'], ['editor', 'viewer']),
      temporary_passwords: fc.boolean(),
    },
  },
  'GET /api/warnings': {},
  'POST /api/warnings/seen': { json: { ids: fc.constantFrom([], [1], [1, 2]) } },
  'GET /api/users/:id/access': { params: id(1, 2) },
  'DELETE /api/users/:id/sessions': { params: id(2) },
  'DELETE /api/users/:id/sessions/:session': {
    needsSteps: true,
    params: { ...id(1, 2), session: fc.constant('a') },
  },
  'DELETE /api/users/:id/factors': { needsSteps: true, params: id(1, 2) },
  'POST /api/users/:id/reset-link': { params: id(1, 2) },
  'GET /faqs/:websiteId': { params: { websiteId } },
  'OPTIONS /faqs/:websiteId': { params: { websiteId } },
  'GET /faqs/:websiteId/words': { params: { websiteId } },
  'OPTIONS /faqs/:websiteId/words': { params: { websiteId } },
  'GET /faqs/image/:name': { params: { name: fc.constant(imageName) } },
  'OPTIONS /faqs/image/:name': { params: { name: fc.constant(imageName) } },
  'GET /websites/:id/livechat': { params: id(1, 2) },
  'OPTIONS /websites/:id/livechat': { params: id(1, 2) },
  'GET /websites/:id/bot': { params: id(1, 2) },
  'OPTIONS /websites/:id/bot': { params: id(1, 2) },
  'GET /websites/:id/bot/:lang': { params: { ...id(1, 2), lang } },
  'OPTIONS /websites/:id/bot/:lang': { params: { ...id(1, 2), lang } },
  'POST /insights': {
    json: {
      website_id: fc.constantFrom(1, 2),
      facts: fc.array(insightFact, { minLength: 1, maxLength: 5 }),
    },
  },
  'OPTIONS /insights': {},
  'POST /api/deposits/history': { json: check(['D3612272', ' d 1 ']) },
  'OPTIONS /api/deposits/history': {},
  'POST /api/withdrawals/history': { json: check(['W3612272', ' w 1 ']) },
  'OPTIONS /api/withdrawals/history': {},
  'GET /api/rights': {},
  'GET /api/users/:pageSize/:page': { params: page, query: listQuery(listSorts.users) },
  'POST /api/users': {
    json: {
      username: words,
      password: newPassword,
      website_id: fc.constantFrom(1, 2),
      ...rights,
    },
  },
  'PUT /api/users/updatepass/:id': { params: id(1, 2), json: { password: newPassword, version } },
  'PUT /api/users/:id': {
    params: id(1, 2),
    json: { account_status: fc.boolean(), ...rights, version },
  },
  'DELETE /api/users/:id': { params: id(1, 2), query: versionQuery },
  'GET /api/websites/list': {},
  'GET /api/websites/:pageSize/:page': { params: page, query: listQuery(listSorts.websites) },
  'POST /api/websites': {
    json: {
      ...website,
      start: fc.constantFrom(undefined, 'empty', 'starter', 'copy'),
      copy_from: fc.constantFrom(undefined, 1, 2),
      copy_settings: fc.constantFrom(undefined, true, false),
    },
  },
  'PUT /api/websites/:id': { params: id(1, 2), json: { ...website, version } },
  'DELETE /api/websites/:id': { params: id(1, 2), query: versionQuery },
  'GET /api/notices': {},
  'POST /api/notices': { json: notice },
  'PUT /api/notices/:id': { params: id(1, 2), json: { ...notice, version } },
  'DELETE /api/notices/:id': { params: id(1, 2), query: versionQuery },
  'GET /api/whitelists/:pageSize/:page': {
    params: page,
    query: { ...listQuery(listSorts.whitelists), unused: fc.constantFrom('true', 'false') },
  },
  'POST /api/whitelists': {
    json: {
      ip: fc.constantFrom(
        '8.8.8.8',
        '127.0.0.1',
        '999.1.1.1',
        '8.8.8.0/24',
        '2001:db8::/48',
        '::1',
      ),
      note: fc.constantFrom(undefined, 'Kantor'),
    },
  },
  'PUT /api/whitelists/:id': {
    params: id(1, 2, 3),
    json: {
      status: fc.constantFrom(undefined, true, false),
      note: fc.constantFrom(undefined, 'Kantor'),
      version,
    },
  },
  'DELETE /api/whitelists/:id': { params: id(1, 2, 3), query: versionQuery },
  'GET /api/livechatwebsitelinks/:pageSize/:page': {
    params: page,
    query: { ...listQuery(listSorts.links), website_id: websiteId },
  },
  'GET /api/livechatwebsitelinks/:id': { params: id(1) },
  'POST /api/livechatwebsitelinks': { json: link },
  'PUT /api/livechatwebsitelinks/:id': { params: id(1), json: { ...link, version } },
  'DELETE /api/livechatwebsitelinks/:id': { params: id(1), query: versionQuery },
  'GET /api/faqs/image/:name': { params: { name: fc.constant(imageName) } },
  'GET /api/faqs/search': { query: { q: words } },
  'GET /api/faqs/:websiteId/search': { params: { websiteId }, query: { q: words } },
  'GET /api/faqs/:websiteId/tree': { params: { websiteId } },
  'GET /api/faqs/:websiteId/:pageSize/:page': {
    params: { ...page, websiteId },
    query: {
      q: words,
      filter: fc.constantFrom(...faqFilters),
      folded: fc.constantFrom('22', '22,24', '1,99999'),
      sort: fc.constantFrom(...faqSorts),
    },
  },
  'POST /api/faqs': { form: { ...faq, review: fc.constantFrom('', '0', '6', '2027-01-31') } },
  'GET /api/faqs/:websiteId/export': {
    params: { websiteId },
    query: { format: fc.constantFrom(...exportFormats) },
  },
  'POST /api/faqs/:websiteId/export': {
    params: { websiteId },
    json: { format: fc.constantFrom(...exportFormats), ids: fc.constantFrom([22], [22, 24]) },
  },
  'POST /api/faqs/:websiteId/import': {
    params: { websiteId },
    query: { dry_run: fc.constantFrom('true', 'false') },
    form: { mode: fc.constantFrom(...importModes), confirm_name: words },
    file: { name: 'file', contents: tables.map((text) => Buffer.from(text)) },
  },
  'PUT /api/faqs/:id': {
    params: { id: faqId },
    form: { ...faq, version: ids(1, 2) },
  },
  'PUT /api/faqs/:id/place': {
    params: { id: faqId },
    json: {
      // Most places are valid: the body is strict, so few other calls reach the tree.
      parent_id: fc.constantFrom(null, null, null, 22, 24),
      before_id: fc.constantFrom(null, null, null, 22, 24),
      version: fc.constantFrom(undefined, 1, 1, 2),
    },
  },
  'GET /api/faqs/:id/versions/:entry': {
    params: { ...id(22), entry: versionEntry },
    query: { side: versionSide },
  },
  'PUT /api/faqs/:id/versions/:entry': {
    params: { ...id(22), entry: versionEntry },
    json: { side: versionSide, version: fc.constantFrom(undefined, 1, 1, 2) },
  },
  'POST /api/faqs/:id/keywords': { params: id(22), json: { keyword: words } },
  'POST /api/faqs/:id/wordings': {
    params: id(22),
    json: { wordings: fc.array(words, { maxLength: 3 }) },
  },
  'GET /api/faqs/:websiteId/ids': {
    params: { websiteId },
    query: { q: words, filter: fc.constantFrom(...faqFilters) },
  },
  'POST /api/faqs/:websiteId/move': {
    params: { websiteId },
    json: {
      faqs: chosen({}),
      parent_id: fc.constantFrom(null, null, null, 22, 24),
      before_id: fc.constantFrom(null, null, null, 22, 24),
    },
  },
  'POST /api/faqs/:websiteId/delete': { params: { websiteId }, json: { faqs: chosen({}) } },
  'POST /api/faqs/replace': {
    json: {
      ...replacement,
      faqs: chosen({ fields: fc.constantFrom(['question'], ['question', 'answer']) }),
    },
  },
  'POST /api/faqs/replace/preview': {
    json: { ...replacement, ids: fc.constantFrom(undefined, undefined, [22, 23]) },
  },
  'POST /api/faqs/:id/confirm': {
    params: { id: faqId },
    json: { version: fc.constantFrom(undefined, 1, 1, 2) },
  },
  'POST /api/faqs/:id/duplicate': { params: { id: faqId } },
  'GET /api/shared-faqs': {},
  'POST /api/shared-faqs': {},
  'GET /api/faqs/:websiteId/shared': { params: { websiteId } },
  'POST /api/faqs/:websiteId/shared': {
    params: { websiteId },
    json: {
      source_id: fc.constantFrom(sharedFaqId, sharedFaqId + 1, [sharedFaqId, sharedFaqId + 1]),
      parent_id: fc.constantFrom(undefined, null, 22, shownFaqId),
    },
  },
  'POST /api/shared-faqs/publish': {
    json: { website_ids: fc.constantFrom([1], [2], [1, 2], [emptyWebsiteId + 1]) },
  },
  'POST /api/faqs/:id/share': { params: id(22, 24, sharedFaqId, shownFaqId) },
  'GET /api/faqs/:id/shown-on': { params: id(22, sharedFaqId) },
  'GET /api/faqs/:id/alike': { params: id(22, ...alikeFaqIds) },
  'POST /api/faqs/:id/alike': {
    params: id(alikeFaqIds[0], alikeFaqIds[0], sharedFaqId),
    json: {
      branches: fc
        .constantFrom([alikeFaqIds[1]], [alikeFaqIds[1]], [22, 24], [shownFaqId])
        .map((chosen) => chosen.map((faq_id) => ({ faq_id, version: faq_id }))),
      words: fc.constantFrom(undefined, [
        {
          name: 'serupa',
          shared: 'Serupa',
          places: [{ source_id: alikeFaqIds[0], field: 'question', start: 0 }],
        },
      ]),
    },
  },
  'POST /api/faqs/:id/detach': { params: id(22, shownFaqId, shownFaqId + 1) },
  'POST /api/faqs/:websiteId/starter': { params: { websiteId: ids(1, emptyWebsiteId) } },
  'POST /api/faqs/:websiteId/copy': {
    params: { websiteId: ids(1) },
    json: {
      to_website_id: fc.constantFrom(2, 2, 2, 1),
      ids: fc.constantFrom(undefined, undefined, [24], [22, 24]),
      parent_id: fc.constantFrom(undefined, null, null, 22),
      mode: fc.constantFrom('append', 'append', 'append', 'replace'),
      confirm_name: fc.constantFrom('Dua', undefined),
    },
  },
  'POST /api/faqs/:websiteId/move-to-website': {
    params: { websiteId: ids(1) },
    json: {
      to_website_id: fc.constantFrom(2, 2, 2, 1),
      ids: fc.constantFrom([24], [22, 24]),
      parent_id: fc.constantFrom(undefined, null, 22),
    },
  },
  'GET /api/faqs/:websiteId/publishing': { params: { websiteId } },
  'GET /api/faqs/:websiteId/changes': {
    params: { websiteId },
    query: { release: fc.constantFrom('1', '99') },
  },
  'GET /api/faqs/:websiteId/releases': { params: { websiteId } },
  'POST /api/faqs/:websiteId/publish': {
    params: { websiteId: ids(2) },
    json: { note: words },
  },
  'POST /api/faqs/:websiteId/releases/:number/restore': {
    params: { websiteId: ids(2), number: ids(1, 1, 2) },
  },
  'PUT /api/faqs/:websiteId/schedule': {
    params: { websiteId: ids(2) },
    json: {
      at: fc.constantFrom(soon, soon, soon, '2020-01-01T00:00:00Z'),
      note: words,
    },
  },
  'DELETE /api/faqs/:websiteId/schedule': { params: { websiteId: ids(2) } },
  'GET /api/preview/faqs/:websiteId': { params: { websiteId } },
  'GET /api/preview/faqs/:websiteId/words': { params: { websiteId } },
  'GET /api/preview/faqs/image/:name': { params: { name: fc.constant(imageName) } },
  'GET /api/preview/websites/:id/livechat': { params: id(1, 2) },
  'GET /api/preview/websites/:id/bot': { params: id(1, 2) },
  'GET /api/preview/websites/:id/bot/:lang': { params: { ...id(1, 2), lang } },
  'GET /api/preview/websites/:id/greeting/:lang': { params: { ...id(1, 2), lang } },
  'GET /api/websites/:id/settings': { params: id(1, 2) },
  'GET /api/websites/:id/words': { params: id(1, 2) },
  'GET /api/websites/:id/origins': { params: id(1, 2) },
  'PUT /api/websites/:id/settings': {
    params: id(1, 2),
    json: {
      version,
      publishing: fc.constantFrom('direct', 'draft'),
      publish_changes: fc.constantFrom(undefined, true, false),
      embed: fc.constantFrom(undefined, 'any', 'links'),
      appearance: fc.option(appearance, { nil: undefined }),
      contact: fc.option(contact, { nil: undefined }),
      words: fc.option(fillWords, { nil: undefined }),
      review_every: fc.constantFrom(undefined, ...reviewMonths),
    },
  },
  'GET /api/websites/:id/settings/copies': {
    params: id(1, 2),
    query: { sections: fc.constantFrom('appearance', 'ways,embed', 'hours', 'words') },
  },
  'POST /api/websites/:id/settings/copies': {
    params: id(1, 2),
    json: {
      version,
      sections: fc.constantFrom(['appearance'], ['ways', 'hours', 'embed', 'words']),
      websites: fc.constantFrom([{ id: 2 }], [{ id: 1 }, { id: 2, version: 1 }]),
    },
  },
  'PUT /api/websites/:id/avatar': {
    params: id(1, 2),
    form: { remove: fc.constant('true'), version: ids(1, 2) },
  },
  'DELETE /api/faqs/:id': { params: { id: faqId }, query: versionQuery },
  'GET /api/insights/:websiteId': {
    params: { websiteId },
    query: {
      from: fc.constantFrom('2026-11-01', '2026-11-02'),
      to: fc.constantFrom('2026-11-30', '2026-11-01'),
    },
  },
  'GET /api/insights/:websiteId/csv': {
    params: { websiteId },
    query: { part: fc.constantFrom(...insightParts) },
  },
  'GET /api/insights/:websiteId/unanswered': { params: { websiteId } },
  'POST /api/insights/:websiteId/unanswered': {
    params: { websiteId },
    json: {
      words: fc.constantFrom(['depo'], ['halo', 'ongkir 😀']),
      state: fc.constantFrom('ignored', 'ignored', 'answered'),
      faq_id: fc.constantFrom(undefined, undefined, 22),
    },
  },
  'GET /api/insights/:websiteId/tests': { params: { websiteId } },
  'POST /api/insights/:websiteId/tests': {
    params: { websiteId },
    json: { words, faq_id: fc.constantFrom(22, 9999) },
  },
  'DELETE /api/insights/:websiteId/tests/:test': { params: { websiteId: ids(1), test: ids(1) } },
  'DELETE /api/insights/:websiteId/unanswered/:group': {
    params: { websiteId: ids(1), group: ids(...handledGroups) },
  },
  'GET /api/audit/:pageSize/:page': {
    params: page,
    query: {
      user: words,
      entity: fc.constantFrom('user', 'faq'),
      action: fc.constantFrom('create', 'sign-in-refused'),
      website: websiteId,
      faq: faqId,
      from: time,
      to: time,
    },
  },
  'POST /api/audit/:id/restore': { params: id(...deletions, ...creations, 1) },
};
