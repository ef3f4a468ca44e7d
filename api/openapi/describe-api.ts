import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouterRoute } from 'hono/types';
import { z } from 'zod';
import { isForMachines } from '../auth/rights/route-rights.ts';
import { packageRoot } from '../config/package-root.ts';
import { errorCodes } from '../contract/errors.ts';
import { tokenEndHeader, tokenRequests } from '../contract/machines.ts';
import { inputOf, promiseOf, type RouteInput, type RoutePromise } from '../http/route-inputs.ts';

type Schema = z.core.JSONSchema.JSONSchema;

/** One operation of an OpenAPI document, as far as we write it. */
export interface Operation {
  summary: string;
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, object>;
}
type Content = Record<string, { schema: Schema }>;

export interface ApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  security: object[];
  paths: Record<string, Record<string, Operation>>;
  components: object;
}

/** The part of Hono's routes that is read. */
export type DescribedRoute = Pick<RouterRoute, 'method' | 'path' | 'handler'>;

const errorSchema: Schema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'For people, in Indonesian' },
    code: {
      type: 'string',
      enum: Object.keys(errorCodes),
      description: 'Stable. Codes are added, so treat an unknown one by its status',
    },
    request_id: { type: 'string', description: 'The id of the request in the log of the server' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    current: { description: 'With version-conflict: the row now' },
  },
  required: ['message', 'code', 'request_id'],
};

/** The routes that are marked for programs, as OpenAPI 3.1. */
export function describeApi(routes: readonly DescribedRoute[]): ApiDocument {
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
  const paths: ApiDocument['paths'] = {};
  for (const name of new Set(routes.map(({ method, path }) => `${method} ${path}`))) {
    if (!isForMachines(name)) continue;
    const [method = '', path = ''] = name.split(' ');
    const handlers = routes
      .filter((route) => route.method === method && route.path === path)
      .map(({ handler }) => handler);
    const promised = handlers.map(promiseOf).find((found) => found !== undefined);
    if (promised === undefined) throw new Error(`${name} promises nothing.`);
    const inputs = handlers.map(inputOf).filter((input) => input !== undefined);
    const address = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[address] = {
      ...paths[address],
      [method.toLowerCase()]: describeOperation(path, promised, inputs),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tanya Kami',
      version,
      description:
        'What a program may do. Fields are only added; what goes away is announced one release before.',
    },
    security: [{ token: [] }],
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema },
      headers: {
        [tokenEndHeader]: { description: 'The last day of the token', schema: { type: 'string' } },
        RateLimit: {
          description: `draft-ietf-httpapi-ratelimit-headers-10: ${tokenRequests.count} requests in ${tokenRequests.seconds} seconds`,
          schema: { type: 'string' },
        },
      },
    },
  };
}

function describeOperation(
  path: string,
  { summary, answer, status = 200, refused = {} }: RoutePromise,
  inputs: readonly RouteInput[],
): Operation {
  const ofPart = (part: RouteInput['part']) => inputs.find((input) => input.part === part);
  const query = ofPart('query');
  const content = {
    ...contentOf('application/json', ofPart('json')?.schema ?? ofPart('form')?.json),
    ...contentOf('multipart/form-data', ofPart('form')?.schema),
  };
  const parameters = query ? parametersOf(query.schema) : [];
  const taken = [
    ...parameters.map(({ name, schema }) => [name, schema] as const),
    ...Object.values(content).flatMap(({ schema }) => Object.entries(schema.properties ?? {})),
  ];
  for (const [name, schema] of taken) {
    const values = refused[name];
    if (values && typeof schema === 'object' && schema.enum)
      schema.enum = schema.enum.filter((value) => !values.includes(`${value}`));
  }
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return {
    summary,
    parameters: [
      ...names.map((name) => ({
        name,
        in: 'path' as const,
        required: true,
        schema: { type: 'integer', minimum: 1 } as const,
      })),
      ...parameters,
    ],
    ...(Object.keys(content).length > 0 && { requestBody: { required: true as const, content } }),
    responses: {
      [status]: {
        description: 'Success',
        headers: {
          [tokenEndHeader]: { $ref: `#/components/headers/${tokenEndHeader}` },
          RateLimit: { $ref: '#/components/headers/RateLimit' },
        },
        content:
          'def' in answer
            ? contentOf('application/json', answer, 'output')
            : Object.fromEntries(answer.map((type) => [type, { schema: { type: 'string' } }])),
      },
      default: {
        description: 'An error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function contentOf(type: string, schema: z.ZodType | undefined, io?: 'output'): Content {
  return schema ? { [type]: { schema: toJsonSchema(schema, io) } } : {};
}

function parametersOf(query: z.ZodType): Operation['parameters'] {
  const { properties = {}, required = [] } = toJsonSchema(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: schema as Schema,
  }));
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'input'): Schema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described as Schema;
}
