import { exampleIn, type Route } from './routes.ts';
import type { CallOptions, TestApi } from './test-api.ts';

type Content = Pick<CallOptions, 'json' | 'body'>;

/** A GIF of 16 x 16, the smallest avatar. */
const smallGif = 'R0lGODlhEAAQAIAAAExpcf///yH5BAUAAAAALAAAAAAQABAAAAIOjI+py+0Po5y02ouzPgUAOw==';
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
const notice = () => ({ text: 'BCA sedang gangguan.', until: tomorrow(), website_ids: null });

/** Values that no example can have: times from now on. */
const timed: Readonly<Record<string, () => object>> = {
  'POST /api/notices': notice,
  'PUT /api/notices/:id': notice,
  'PUT /api/faqs/:websiteId/schedule': () => ({ at: tomorrow() }),
};
/** The files of forms that need one. */
const files: Readonly<Record<string, [field: string, content: () => File]>> = {
  'POST /api/faqs/:websiteId/import': ['file', () => new File(['question\nBaru?'], 'faq.csv')],
  'PUT /api/websites/:id/avatar': [
    'image',
    () => new File([Buffer.from(smallGif, 'base64')], 'a.gif'),
  ],
};

/** A valid value of a part of a route's request. */
export function exampleOf({ method, route, inputs }: Route, part: 'json' | 'form' | 'query') {
  const now = part === 'json' ? timed[`${method} ${route}`]?.() : undefined;
  return now ?? exampleIn(inputs.find((input) => input.part === part));
}

/** The content of a route's request that succeeds on a furnished server. */
export function successfulContent(route: Route): Content {
  const form = exampleOf(route, 'form');
  const file = files[`${route.method} ${route.route}`];
  if (!route.inputs.some(({ part }) => part === 'form')) return { json: exampleOf(route, 'json') };
  const body = new FormData();
  // An avatar is either sent or removed.
  for (const [field, value] of Object.entries(form ?? {}))
    if (field !== 'remove') body.set(field, String(value));
  if (file) body.set(file[0], file[1]());
  return { body };
}

/** Sends a route's request that succeeds on a furnished server. */
export async function sendSuccessful(
  api: TestApi,
  cookie: string,
  route: Route,
): Promise<Response> {
  const { method, path } = route;
  return await api.call(path, { method, cookie, ...successfulContent(route) });
}
