import { z } from 'zod';
import { envSchema } from '../api/env.ts';
import { markdownTable } from './markdown-table.ts';

/** The table of environment variables, with the defaults that the server uses. */
export function settingsTable(): string {
  const { properties = {} } = z.toJSONSchema(envSchema, { io: 'input' });
  return markdownTable(
    ['Variable', 'Default', 'Meaning'],
    Object.entries(properties).map(([name, property]) => {
      if (typeof property === 'boolean' || property.description === undefined)
        throw new Error(`${name} has no description.`);
      return [`\`${name}\``, defaultOf(property), property.description];
    }),
  );
}

function defaultOf(property: z.core.JSONSchema.JSONSchema): string {
  if (typeof property.fallback === 'string') return property.fallback;
  const constant = property.default ?? '';
  return constant === '' ? 'empty' : `\`${constant}\``;
}
