/**
 * Every route behind the gate. `session: false` marks those without a sign-in, `writes: false` those that only read although
 * they take a body. `path` has values for the parameters.
 */
export const guardedRoutes: {
  method: string;
  route: string;
  path: string;
  session: boolean;
  writes?: false;
}[] = [
  { method: 'POST', route: '/login', path: '/login', session: false },
  { method: 'POST', route: '/logout', path: '/logout', session: false },
  { method: 'GET', route: '/metrics', path: '/metrics', session: false },
  { method: 'GET', route: '/api/users/:pageSize/:page', path: '/api/users/100/1', session: true },
  { method: 'POST', route: '/api/users', path: '/api/users/', session: true },
  {
    method: 'PUT',
    route: '/api/users/updatepass/:id',
    path: '/api/users/updatepass/1',
    session: true,
  },
  { method: 'PUT', route: '/api/users/:id', path: '/api/users/1', session: true },
  { method: 'DELETE', route: '/api/users/:id', path: '/api/users/1', session: true },
  { method: 'GET', route: '/api/websites/list', path: '/api/websites/list', session: true },
  {
    method: 'GET',
    route: '/api/websites/:pageSize/:page',
    path: '/api/websites/100/1',
    session: true,
  },
  { method: 'POST', route: '/api/websites', path: '/api/websites', session: true },
  { method: 'PUT', route: '/api/websites/:id', path: '/api/websites/1', session: true },
  { method: 'DELETE', route: '/api/websites/:id', path: '/api/websites/1', session: true },
  {
    method: 'GET',
    route: '/api/whitelists/:pageSize/:page',
    path: '/api/whitelists/100/1',
    session: true,
  },
  { method: 'POST', route: '/api/whitelists', path: '/api/whitelists', session: true },
  { method: 'PUT', route: '/api/whitelists/:id', path: '/api/whitelists/1', session: true },
  { method: 'DELETE', route: '/api/whitelists/:id', path: '/api/whitelists/1', session: true },
  {
    method: 'GET',
    route: '/api/livechatwebsitelinks/:pageSize/:page',
    path: '/api/livechatwebsitelinks/100/1',
    session: true,
  },
  {
    method: 'GET',
    route: '/api/livechatwebsitelinks/:id',
    path: '/api/livechatwebsitelinks/1',
    session: true,
  },
  {
    method: 'POST',
    route: '/api/livechatwebsitelinks',
    path: '/api/livechatwebsitelinks/',
    session: true,
  },
  {
    method: 'PUT',
    route: '/api/livechatwebsitelinks/:id',
    path: '/api/livechatwebsitelinks/1',
    session: true,
  },
  {
    method: 'DELETE',
    route: '/api/livechatwebsitelinks/:id',
    path: '/api/livechatwebsitelinks/1',
    session: true,
  },
  { method: 'GET', route: '/api/faqs/image/:name', path: '/api/faqs/image/a.webp', session: true },
  { method: 'GET', route: '/api/faqs/search', path: '/api/faqs/search?q=a', session: true },
  {
    method: 'GET',
    route: '/api/faqs/:websiteId/search',
    path: '/api/faqs/1/search?q=a',
    session: true,
  },
  { method: 'GET', route: '/api/faqs/:websiteId/tree', path: '/api/faqs/1/tree', session: true },
  {
    method: 'GET',
    route: '/api/faqs/:websiteId/:pageSize/:page',
    path: '/api/faqs/1/100/1',
    session: true,
  },
  { method: 'GET', route: '/api/faqs/:websiteId/ids', path: '/api/faqs/1/ids', session: true },
  ...['move', 'delete', 'replace'].map((write) => ({
    method: 'POST',
    route: `/api/faqs/:websiteId/${write}`,
    path: `/api/faqs/1/${write}`,
    session: true,
  })),
  {
    method: 'POST',
    route: '/api/faqs/:websiteId/replace/preview',
    path: '/api/faqs/1/replace/preview',
    session: true,
    writes: false,
  },
  { method: 'POST', route: '/api/faqs', path: '/api/faqs/', session: true },
  {
    method: 'GET',
    route: '/api/faqs/:websiteId/export',
    path: '/api/faqs/1/export?format=csv',
    session: true,
  },
  {
    method: 'POST',
    route: '/api/faqs/:websiteId/export',
    path: '/api/faqs/1/export',
    session: true,
    writes: false,
  },
  {
    method: 'POST',
    route: '/api/faqs/:websiteId/import',
    path: '/api/faqs/1/import',
    session: true,
  },
  { method: 'PUT', route: '/api/faqs/:id', path: '/api/faqs/22', session: true },
  {
    method: 'PUT',
    route: '/api/faqs/:id/place',
    path: '/api/faqs/22/place',
    session: true,
  },
  {
    method: 'POST',
    route: '/api/faqs/:id/duplicate',
    path: '/api/faqs/22/duplicate',
    session: true,
  },
  {
    method: 'POST',
    route: '/api/faqs/:websiteId/copy',
    path: '/api/faqs/1/copy',
    session: true,
  },
  { method: 'DELETE', route: '/api/faqs/:id', path: '/api/faqs/22', session: true },
  {
    method: 'GET',
    route: '/api/faqs/:id/versions/:entry',
    path: '/api/faqs/22/versions/1',
    session: true,
  },
  {
    method: 'PUT',
    route: '/api/faqs/:id/versions/:entry',
    path: '/api/faqs/22/versions/1',
    session: true,
  },
  {
    method: 'GET',
    route: '/api/insights/:websiteId',
    path: '/api/insights/1?from=2026-11-01&to=2026-11-30',
    session: true,
  },
  { method: 'GET', route: '/api/audit/:pageSize/:page', path: '/api/audit/100/1', session: true },
  { method: 'POST', route: '/api/audit/:id/restore', path: '/api/audit/1/restore', session: true },
];

/** Every route that anybody may call, except for pages and their files. */
export const openRoutes = [
  'GET /healthz',
  'GET /readyz',
  'GET /ip',
  'GET /whitelist',
  'GET /faqs/:websiteId',
  'OPTIONS /faqs/:websiteId',
  'GET /faqs/image/:name',
  'GET /websites/:id/livechat',
  'OPTIONS /websites/:id/livechat',
  'POST /insights',
  'OPTIONS /insights',
  'POST /api/deposits/history',
  'OPTIONS /api/deposits/history',
  'POST /api/withdrawals/history',
  'OPTIONS /api/withdrawals/history',
];
