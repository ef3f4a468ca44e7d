import type { createApp } from '../../api/app.ts';
import { promiseOf } from '../../api/http/route-inputs.ts';

/**
 * Checks a successful response against the strict schema that its route promises to programs. It runs for every call of
 * every test, so no test has to repeat it.
 */
export async function checkPromise(
  { router }: ReturnType<typeof createApp>,
  method: string,
  path: string,
  response: Response,
): Promise<void> {
  if (response.status >= 300) return;
  const [found] = router.match(method, new URL(path, 'http://localhost').pathname);
  const routes = found.map(([[, route]]) => route);
  // Routes of other areas may match, too. The first one answers.
  const answering = routes.find((route) => route.method !== 'ALL')?.path;
  const promised = routes
    .filter((route) => route.method !== 'ALL' && route.path === answering)
    .map(({ handler }) => promiseOf(handler))
    .find((each) => each !== undefined);
  if (promised === undefined) return;
  const { answer, status = 200, summary } = promised;
  if (response.status !== status)
    throw new Error(`'${summary}' answers ${response.status}, and not ${status}.`);
  if ('def' in answer) {
    const parsed = answer.safeParse(await response.clone().json());
    if (!parsed.success) throw new Error(`'${summary}' breaks its promise: ${parsed.error}`);
  }
}
