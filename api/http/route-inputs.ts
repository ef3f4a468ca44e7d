import type { MiddlewareHandler, ValidationTargets } from 'hono';
import type { ZodType } from 'zod';

/** What a route takes in one part of its request. The schema's `examples` are valid values. */
export interface RouteInput {
  part: keyof ValidationTargets;
  schema: ZodType;
  /** What it takes as JSON in place of a form. */
  json?: ZodType | undefined;
}

/** What a route that is marked for programs promises. */
export interface RoutePromise {
  /** One sentence. */
  summary: string;
  /** Its successful response: a strict schema, or the types of its file. */
  answer: ZodType | readonly string[];
  status?: 200 | 201;
  /** Values of fields that the route takes from people only. */
  refused?: Readonly<Record<string, readonly string[]>>;
}

const inputs = new WeakMap<object, RouteInput>();
const promises = new WeakMap<object, RoutePromise>();

/** Remembers what a handler validates. So a route's handlers describe what it takes, and no list repeats it. */
export function describeInput<Handler extends object>(
  handler: Handler,
  input: RouteInput,
): Handler {
  inputs.set(handler, input);
  return handler;
}

/** What a handler validates; undefined when it validates nothing. */
export function inputOf(handler: object): RouteInput | undefined {
  return inputs.get(handler);
}

/** Describes a route that is marked for programs. It does nothing to requests: tests compare the responses with it. */
export function promise(described: RoutePromise): MiddlewareHandler {
  const handler: MiddlewareHandler = (_, next) => next();
  promises.set(handler, described);
  return handler;
}

/** What a handler describes; undefined for every handler that is not made by `promise`. */
export function promiseOf(handler: object): RoutePromise | undefined {
  return promises.get(handler);
}
