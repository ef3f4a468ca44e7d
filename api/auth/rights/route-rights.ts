import type { Right } from '../../contract/rights.ts';

/**
 * Where a request names the website that it is about, or a row of it. Accounts with websites of their own may use only
 * those. For others the response is 404, the same as for a website or row that does not exist.
 *
 * - `path`: the website's id is a parameter of the path
 * - `body`: it is a field of the body, or the field is a list of such ids
 * - `faq`, `image`, `entry`: the id or name of a FAQ, an image or an audit entry is a parameter of the path
 * - `own`: the route's response has only rows of the account's websites
 * - `none`: the route is not about a website
 */
export type Where =
  | { path: string }
  | { body: string }
  | { faq: string }
  | { image: string }
  | { entry: string }
  | 'own'
  | 'none';

/** A right that a request needs, and the website on which it needs it. */
export interface Need {
  right: Right;
  on: Where;
}

/** A route that also takes the tokens of programs. Every other route refuses them. */
interface MachineRoute {
  needs: readonly Need[];
  isForMachines: true;
}

const andMachines = (...needs: Need[]): MachineRoute => ({ needs, isForMachines: true });
const manage: Need = { right: 'manage', on: 'none' };
const anybody: Need = { right: 'read', on: 'none' };
const ofPath = (right: Right, path = 'websiteId'): Need => ({ right, on: { path } });
const ofFaq = (right: Right): Need => ({ right, on: { faq: 'id' } });
const ofBody = (right: Right, body = 'website_id'): Need => ({ right, on: { body } });
const readsImage: Need = { right: 'read', on: { image: 'name' } };

/**
 * What every route behind the session needs: all of the listed rights. The guard checks it before the request is
 * handled, again with its body, and again in the transaction of each write. A test fails for a route that is missing.
 */
export const routeRights: Readonly<Record<string, Need | readonly Need[] | MachineRoute>> = {
  'GET /api/rights': anybody,

  'GET /api/machine': andMachines(anybody),
  'GET /api/openapi.json': andMachines(anybody),
  'GET /api/machines': manage,
  'POST /api/machines': manage,
  'PUT /api/machines/:id': manage,
  'DELETE /api/machines/:id': manage,
  'POST /api/machines/:id/tokens': manage,
  'DELETE /api/machines/:id/tokens/:token': manage,

  'GET /api/profile': anybody,
  'POST /api/profile/proof': anybody,
  'POST /api/profile/proof/options': anybody,
  'PUT /api/profile/password': anybody,
  'POST /api/profile/totp': anybody,
  'POST /api/profile/totp/confirm': anybody,
  'DELETE /api/profile/totp': anybody,
  'POST /api/profile/passkeys/options': anybody,
  'POST /api/profile/passkeys': anybody,
  'DELETE /api/profile/passkeys/:passkey': anybody,
  'POST /api/profile/recovery-codes': anybody,
  'DELETE /api/profile/sessions': anybody,
  'DELETE /api/profile/sessions/:session': anybody,

  'GET /api/security': manage,
  'PUT /api/security': manage,
  'GET /api/warnings': anybody,
  'POST /api/warnings/seen': anybody,
  'GET /api/users/:id/access': manage,
  'DELETE /api/users/:id/sessions': manage,
  'DELETE /api/users/:id/sessions/:session': manage,
  'DELETE /api/users/:id/factors': manage,
  'POST /api/users/:id/reset-link': manage,

  'GET /api/users/:pageSize/:page': manage,
  'POST /api/users': manage,
  'PUT /api/users/updatepass/:id': manage,
  'PUT /api/users/:id': manage,
  'DELETE /api/users/:id': manage,

  'GET /api/websites/list': andMachines({ right: 'read', on: 'own' }),
  'GET /api/websites/:pageSize/:page': manage,
  'POST /api/websites': manage,
  'PUT /api/websites/:id': manage,
  'DELETE /api/websites/:id': manage,
  'GET /api/websites/:id/settings': manage,
  'PUT /api/websites/:id/settings': manage,
  'GET /api/websites/:id/words': ofPath('read', 'id'),
  'GET /api/websites/:id/settings/copies': manage,
  'POST /api/websites/:id/settings/copies': manage,
  'PUT /api/websites/:id/avatar': manage,
  'GET /api/websites/:id/origins': manage,

  'GET /api/notices': manage,
  'POST /api/notices': manage,
  'PUT /api/notices/:id': manage,
  'DELETE /api/notices/:id': manage,

  'GET /api/whitelists/:pageSize/:page': manage,
  'POST /api/whitelists': manage,
  'PUT /api/whitelists/:id': manage,
  'DELETE /api/whitelists/:id': manage,

  'GET /api/livechatwebsitelinks/:pageSize/:page': manage,
  'GET /api/livechatwebsitelinks/:id': manage,
  'POST /api/livechatwebsitelinks': manage,
  'PUT /api/livechatwebsitelinks/:id': manage,
  'DELETE /api/livechatwebsitelinks/:id': manage,

  'GET /api/faqs/image/:name': readsImage,
  'GET /api/faqs/search': { right: 'read', on: 'own' },
  'GET /api/faqs/:websiteId/search': ofPath('read'),
  'GET /api/faqs/:websiteId/tree': andMachines(ofPath('read')),
  'GET /api/faqs/:websiteId/:pageSize/:page': andMachines(ofPath('read')),
  'GET /api/faqs/:websiteId/ids': ofPath('read'),
  'GET /api/faqs/:websiteId/export': andMachines(ofPath('read')),
  'POST /api/faqs/:websiteId/export': ofPath('read'),
  'GET /api/faqs/:id/versions/:entry': ofFaq('read'),

  'GET /api/faqs/:id': andMachines(ofFaq('read')),
  'POST /api/faqs': andMachines(ofBody('edit')),
  'PUT /api/faqs/:id': andMachines(ofFaq('edit'), ofBody('edit')),
  'PUT /api/faqs/:id/place': andMachines(ofFaq('edit')),
  'PUT /api/faqs/:id/versions/:entry': ofFaq('edit'),
  'POST /api/faqs/:id/keywords': andMachines(ofFaq('edit')),
  'POST /api/faqs/:id/wordings': ofFaq('edit'),
  'POST /api/faqs/:id/duplicate': ofFaq('edit'),
  'POST /api/faqs/:id/confirm': ofFaq('edit'),
  'DELETE /api/faqs/:id': andMachines(ofFaq('edit')),
  'POST /api/faqs/:websiteId/copy': [ofPath('read'), ofBody('edit', 'to_website_id')],
  'POST /api/faqs/:websiteId/move-to-website': [ofPath('edit'), ofBody('edit', 'to_website_id')],
  'POST /api/faqs/:websiteId/move': ofPath('edit'),
  'POST /api/faqs/:websiteId/delete': ofPath('edit'),
  'POST /api/faqs/:websiteId/add-keywords': ofPath('edit'),
  'POST /api/faqs/replace/preview': ofBody('edit', 'website_ids'),
  'POST /api/faqs/replace': ofBody('edit', 'website_ids'),
  'POST /api/faqs/:websiteId/import': andMachines(ofPath('edit')),

  'GET /api/shared-faqs': anybody,
  'POST /api/shared-faqs': manage,
  'POST /api/shared-faqs/publish': manage,
  'GET /api/faqs/:websiteId/shared': ofPath('read'),
  'POST /api/faqs/:websiteId/shared': ofPath('edit'),
  'POST /api/faqs/:id/detach': ofFaq('edit'),
  'POST /api/faqs/:id/share': manage,
  'GET /api/faqs/:id/shown-on': manage,
  'GET /api/faqs/:id/alike': manage,
  'POST /api/faqs/:id/alike': manage,

  'GET /api/faqs/:websiteId/publishing': ofPath('read'),
  'GET /api/faqs/:websiteId/changes': andMachines(ofPath('read')),
  'GET /api/faqs/:websiteId/releases': ofPath('read'),
  'POST /api/faqs/:websiteId/publish': andMachines(ofPath('publish')),
  'POST /api/faqs/:websiteId/releases/:number/restore': ofPath('publish'),
  'PUT /api/faqs/:websiteId/schedule': ofPath('publish'),
  'DELETE /api/faqs/:websiteId/schedule': ofPath('publish'),

  'GET /api/preview/faqs/:websiteId': ofPath('read'),
  'GET /api/preview/faqs/:websiteId/words': ofPath('read'),
  'GET /api/preview/faqs/image/:name': readsImage,
  'GET /api/preview/websites/:id/livechat': ofPath('read', 'id'),
  'GET /api/preview/websites/:id/bot': ofPath('read', 'id'),
  'GET /api/preview/websites/:id/bot/:lang': ofPath('read', 'id'),
  'GET /api/preview/websites/:id/greeting/:lang': ofPath('read', 'id'),

  'GET /api/insights/:websiteId': andMachines(ofPath('read')),
  'GET /api/insights/:websiteId/csv': ofPath('read'),
  'GET /api/insights/:websiteId/unanswered': andMachines(ofPath('read')),
  'GET /api/insights/:websiteId/tests': ofPath('read'),
  'POST /api/insights/:websiteId/tests': ofPath('edit'),
  'DELETE /api/insights/:websiteId/tests/:test': ofPath('edit'),
  'POST /api/insights/:websiteId/unanswered': andMachines(ofPath('edit')),
  'DELETE /api/insights/:websiteId/unanswered/:group': ofPath('edit'),

  'GET /api/audit/:pageSize/:page': { right: 'trail', on: 'own' },
  'POST /api/audit/:id/restore': { right: 'trail', on: { entry: 'id' } },
};

/** The needs of a route, named `GET /api/users/:id`. A route that is missing in the table is for admins only. */
export function needsOf(route: string): readonly Need[] {
  const found = routeRights[route] ?? manage;
  return 'needs' in found ? found.needs : [found].flat();
}

/** Whether a route takes the tokens of programs. */
export function isForMachines(route: string): boolean {
  return 'isForMachines' in (routeRights[route] ?? {});
}
