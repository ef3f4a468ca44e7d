import fc from 'fast-check';
import { encodeImage } from '../../../../api/images/encode-image.ts';
import { reportSchema } from '../../../../api/insights/report-schema.ts';
import { makePicture } from '../../furnished.ts';
import { rowsOf } from '../../known-rows.ts';
import { type Route, routes } from '../../routes.ts';
import { exampleOf, successfulContent } from '../../successful-writes.ts';
import { fieldsOf } from './arbitrary-of.ts';
import type { Call } from './call.ts';
import type { FormFields, FormFile } from './form-bodies.ts';
import { hostileText } from './hostile-text.ts';
import type { JsonFields } from './json-bodies.ts';

/** Valid inputs of a route. Mutations are applied elsewhere. */
export interface RouteInputs {
  /** Values by the names of the parameters in the route's pattern. */
  params?: Readonly<Record<string, fc.Arbitrary<string>>>;
  /** Any of these fields is sometimes left out. */
  query?: Readonly<Record<string, fc.Arbitrary<string>>>;
  /** The query that the route must have. */
  needed?: string;
  json?: JsonFields;
  form?: FormFields;
  /** The file of the form; by default an image. */
  file?: FormFile;
}

const { name: imageName } = await encodeImage(await makePicture());

const tables = fc.oneof(
  fc.constantFrom(
    'id;parent_id;question\r\n22;;Apa?\r\n1;22;"Di\nbawah"',
    'question,answer\n=1,@x',
    '{"version":1,"faqs":[{"question":"Apa?"}]}',
    '{"Apa?":"Ini"}\n{',
    '<details><summary>Apa?</summary>Ini</details>',
    '<?xml version="1.0"?><rss><item><title>Apa</title></item></rss>',
    'PK\x03\x04',
  ),
  fc.tuple(hostileText, hostileText).map(([name, text]) => `question;${name}\r\n${text};x`),
);
const websiteId = fc.constantFrom('1', '2');

/** The file of an import, which no schema describes. */
const importedFile = { name: 'file', contents: tables.map((text) => Buffer.from(text)) };

/** A body that its route reads without a validator, and what pages take. */
const others: Readonly<Record<string, RouteInputs>> = {
  'POST /insights': {
    json: fieldsOf(reportSchema, { website_id: 1, facts: [{ type: 'read', faq_id: 22 }] }),
  },
  'GET /website/:id': { params: { id: websiteId } },
  'GET /mobilefaq': { query: { 'website-id': websiteId } },
  'GET /faq-chatbot.js': { query: { website: websiteId } },
};

/** Inputs by method and pattern, from the validators of all routes. */
export const routeInputs: Readonly<Record<string, RouteInputs>> = {
  ...Object.fromEntries(routes.map((route) => [`${route.method} ${route.route}`, inputsOf(route)])),
  ...others,
};

/** A call that succeeds in every world. */
export async function successfulCall(name: string): Promise<Call | undefined> {
  const route = routes.find(({ method, route }) => name === `${method} ${route}`);
  if (route === undefined) return undefined;
  const { json, body } = successfulContent(route);
  const sent = new Response(body ?? (json === undefined ? undefined : JSON.stringify(json)));
  const type = body ? (sent.headers.get('content-type') ?? '') : 'application/json';
  const content = Buffer.from(await sent.arrayBuffer());
  return {
    method: route.method,
    path: route.path.replace('a.webp', imageName),
    headers: {},
    caller: name === 'GET /api/machine' ? 'program' : 'admin',
    forgery: 'none',
    body: content.length === 0 ? undefined : { content, type, breaksOff: false },
  };
}

function inputsOf(route: Route): RouteInputs {
  const name = `${route.method} ${route.route}`;
  const params = [...route.route.matchAll(/:(\w+)/g)].map(([, param = '']) => {
    const values = param === 'name' ? [imageName] : rowsOf(name, param);
    return [param, fc.constantFrom(...values, values[0], values[0]).map(String)] as const;
  });
  const of = (part: 'json' | 'form' | 'query') => {
    const input = route.inputs.find((each) => each.part === part);
    return input && fieldsOf(input.schema, exampleOf(route, part));
  };
  const [json, form, query] = [of('json'), of('form'), of('query')];
  return {
    params: Object.fromEntries(params),
    ...(query && { query: texts(query) }),
    needed: /\?.*/.exec(route.path)?.[0] ?? '',
    ...(json && { json }),
    ...(form && { form: texts(form) }),
    ...(form && 'file' in form && { file: importedFile }),
  };
}

/** Values as a form or a query has them, without the file. */
function texts(fields: JsonFields): Record<string, fc.Arbitrary<string>> {
  const named = Object.entries(fields).filter(([name]) => name !== 'image' && name !== 'file');
  return Object.fromEntries(
    named.map(([name, value]) => [name, value.map((sent) => `${sent ?? ''}`)]),
  );
}
