/** The ids of rows that `furnish` adds. */

/** Audit entries of deletions that can be undone: of a link, a branch and a website. */
export const deletions = [14, 15, 16];
/** Audit entries of FAQs' creations, from FAQ 22 on. */
export const creations = [8, 9, 10];
/** A website without FAQs. */
export const emptyWebsiteId = 4;
/** A website with a draft, a release and a scheduled one. */
export const draftWebsiteId = 2;
/** Audit entries of wordings that were handled. */
export const handledGroups = [22, 23];
/** A FAQ of the library with a child, and its copy in website 1. */
export const sharedFaqId = 30;
export const shownFaqId = 32;
/** A FAQ of the library and one of website 1 with the same texts. */
export const alikeFaqIds = [34, 35] as const;

type Values = readonly (number | string)[];

/** The rows that a parameter of some routes may name. A route works with the first. The longest match counts. */
const rows: readonly [routes: string, param: string, values: Values][] = [
  ['/api/users/', 'id', [2, 1]],
  ['/api/machines/', 'id', [1]],
  ['/api/machines/', 'token', [1]],
  ['/api/whitelists/', 'id', [2, 1, 3]],
  ['/api/livechatwebsitelinks/', 'id', [1]],
  ['/api/faqs/', 'id', [22, 23, 24, sharedFaqId, shownFaqId, ...alikeFaqIds]],
  ['/api/faqs/:id/versions', 'id', [23, 22]],
  ['/api/faqs/:id/versions', 'entry', [creations[1] ?? 0, ...creations, ...deletions]],
  ['/api/faqs/:id/share', 'id', [24, 22, sharedFaqId, shownFaqId]],
  ['/api/faqs/:id/shown-on', 'id', [sharedFaqId, 22]],
  ['/api/faqs/:id/alike', 'id', [alikeFaqIds[0], alikeFaqIds[0], sharedFaqId]],
  ['/api/faqs/:id/detach', 'id', [shownFaqId, 22, shownFaqId + 1]],
  ['/api/faqs/:websiteId/publish', 'websiteId', [draftWebsiteId, 1]],
  ['/api/faqs/:websiteId/releases/', 'websiteId', [draftWebsiteId]],
  ['/api/faqs/:websiteId/releases/', 'number', [1, 1, 2]],
  ['/api/faqs/:websiteId/schedule', 'websiteId', [draftWebsiteId]],
  ['/api/faqs/:websiteId/copy', 'websiteId', [1]],
  ['/api/faqs/:websiteId/move-to-website', 'websiteId', [1]],
  ['/api/insights/:websiteId/unanswered/', 'websiteId', [1]],
  ['/api/insights/:websiteId/unanswered/', 'group', handledGroups],
  ['/api/insights/:websiteId/tests/', 'websiteId', [1]],
  ['/api/insights/:websiteId/tests/', 'test', [1]],
  ['GET /faqs/:id/preview.png', 'id', [22, 23]],
  ['/bantuan/:website/:page', 'page', [22, 'bagian-1', 'sitemap.xml', 'style-0.css']],
  ['POST /bantuan/:website/:page', 'page', [24, 22]],
  ['/bantuan/:website/:page/:part', 'page', [22, 23]],
  ['/bantuan/:website/:page/:part', 'part', ['bagian-1', 'bagian-2']],
  ['/api/audit/', 'id', [...deletions, ...creations, 1]],
  ['DELETE /api/websites/', 'id', [emptyWebsiteId, 1, 2]],
];

const usual: Readonly<Record<string, Values>> = {
  pageSize: [100, 1, 500],
  page: [1, 2],
  name: ['a.webp'],
  lang: ['en', 'id', 'xx', '__proto__'],
  session: ['a'],
  passkey: ['a'],
};

/** Returns the values of a parameter of a route, named `GET /api/users/:id`. Other ids than these are 1 and 2. */
export function rowsOf(route: string, param: string): Values {
  const [best] = rows
    .filter(([routes, of]) => of === param && route.includes(routes))
    .toSorted(([a], [b]) => b.length - a.length);
  return best?.[2] ?? usual[param] ?? [1, 2];
}
