import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type AppDeps, createApp } from '../api/app.ts';
import { errorCodes } from '../api/contract/errors.ts';
import { type ApiDocument, describeApi } from '../api/openapi/describe-api.ts';
import { createLog } from '../api/operations/log.ts';
import { createMetrics } from '../api/operations/metrics.ts';
import { markdownTable } from './markdown-table.ts';
import { repositoryRoot } from './repository-root.ts';

type Schema = z.core.JSONSchema.JSONSchema;

/** The description of the calls for programs, from a server that serves nothing. */
export function apiDocument(): ApiDocument {
  // Any call of it returns itself: a server prepares some queries before it serves.
  const nothing: never = new Proxy(() => nothing, {
    get: () => nothing,
    apply: () => nothing,
  }) as never;
  const deps: AppDeps = {
    db: nothing,
    pages: nothing,
    secret: '',
    clientIp: { source: 'socket', trustedProxies: [] },
    embedOrigins: 'any',
    chatService: undefined,
    publicOrigin: undefined,
    log: createLog('silent'),
    metrics: createMetrics(),
    responseCache: nothing,
    insights: nothing,
    seenOrigins: nothing,
    entryUses: nothing,
  };
  return describeApi(createApp(deps).routes);
}

/** The table of error codes in docs/api.md. */
export function errorsTable(): string {
  return markdownTable(
    ['`code`', 'Meaning'],
    Object.entries(errorCodes).map(([code, meaning]) => [`\`${code}\``, meaning]),
  );
}

/** The table of calls in docs/api.md. */
export function callsTable(): string {
  const { paths } = apiDocument();
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { summary, parameters, requestBody }]) => {
      const query = parameters.filter((parameter) => parameter.in === 'query');
      const json = requestBody?.content['application/json']?.schema;
      const form = requestBody?.content['multipart/form-data']?.schema;
      const taken = json ?? form;
      const fields = [
        ...query.map(({ name, required }) => (required ? `**${name}**` : name)),
        ...Object.keys(taken?.properties ?? {}).map((name) =>
          taken?.required?.includes(name) ? `**${name}**` : name,
        ),
      ];
      const part = json ? ' (JSON)' : form ? ' (form)' : '';
      return [
        `\`${method.toUpperCase()} ${path}\``,
        summary,
        fields.length > 0 ? fields.join(', ') + part : '',
      ];
    }),
  );
  return `${markdownTable(['Call', 'What it does', 'Takes, the required in bold'], rows)}\n\nEach type is in \`GET /api/openapi.json\`.`;
}

/** What programs may rely on, one promise a line. A line that is gone breaks a program. */
export function listPromises({ paths }: ApiDocument): string[] {
  const promises = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters, requestBody, responses }]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const taken = Object.entries(requestBody?.content ?? {});
      const [status = '', response] = Object.entries(responses)[0] ?? [];
      const { content } = response as { content: Record<string, { schema: Schema }> };
      return [
        ...parameters.flatMap((parameter) => [
          ...shapeOf(parameter.schema, `${name} takes ?${parameter.name}`),
          ...(parameter.required ? [] : [`${name} works without ?${parameter.name}`]),
        ]),
        ...taken.flatMap(([type, { schema }]) => [
          ...shapeOf(schema, `${name} takes ${type} `),
          // A new required field changes this line.
          `${name} needs of ${type} only: ${(schema.required ?? []).toSorted().join(', ')}`,
        ]),
        ...Object.entries(content).flatMap(([type, { schema }]) =>
          shapeOf(schema, `${name} answers ${status} ${type} `, { isAnswer: true }),
        ),
      ];
    }),
  );
  return [...promises, ...Object.keys(errorCodes).map((code) => `error ${code}`)].toSorted();
}

export const promisesFile = join(repositoryRoot, 'docs/api-promises.txt');

/** The promises of all versions until now: those of the file, and new ones. */
export function allPromises(): string {
  const made = readFileSync(promisesFile, 'utf8').split('\n').filter(Boolean);
  const all = new Set([...made, ...listPromises(apiDocument())]);
  return `${[...all].toSorted().join('\n')}\n`;
}

/** Fields of a response that are not always there have a `?`: one that is not promised any more changes its line. */
function shapeOf(
  schema: Schema | boolean | undefined,
  at: string,
  { isAnswer = false } = {},
): string[] {
  if (typeof schema !== 'object') return [`${at}: any`];
  const { anyOf = [], items, properties, required = [] } = schema;
  if (anyOf.length > 0) return anyOf.flatMap((each) => shapeOf(each, at, { isAnswer }));
  if (properties)
    return Object.entries(properties).flatMap(([name, property]) => {
      const mark = isAnswer && !required.includes(name) ? '?' : '';
      return shapeOf(property, `${at}.${name}${mark}`, { isAnswer });
    });
  if (items && !Array.isArray(items)) return shapeOf(items, `${at}[]`, { isAnswer });
  if (schema.enum) return schema.enum.map((value) => `${at}: ${JSON.stringify(value)}`);
  return [
    `${at}: ${schema.const === undefined ? (schema.type ?? 'any') : JSON.stringify(schema.const)}`,
  ];
}
