import fc from 'fast-check';
import { type ZodType, z } from 'zod';
import { alikeFaqIds, draftWebsiteId, emptyWebsiteId, sharedFaqId } from '../../known-rows.ts';
import { hostileText } from './hostile-text.ts';

type Schema = z.core.JSONSchema.BaseSchema;
type Arbitraries = Record<string, fc.Arbitrary<unknown>>;

const words = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), hostileText);
const soon = new Date(Date.now() + 86_400_000).toISOString();
const faqIds = [22, 23, 24];

/** Values by the names of fields that must name a row. A name below another one is more exact. */
const known: Readonly<Record<string, readonly (number | string | null)[]>> = {
  id: [1, 2],
  ids: faqIds,
  'faqs.id': faqIds,
  'websites.id': [1, 2, emptyWebsiteId],
  version: [1, 1, 2],
  website_id: [1, 2],
  website_ids: [1, 2],
  to_website_id: [2, draftWebsiteId, emptyWebsiteId, 1],
  copy_from: [1, 2],
  faq_id: [...faqIds, alikeFaqIds[1], 9999],
  parent_id: [22, 24],
  before_id: [22, 24],
  source_id: [sharedFaqId, sharedFaqId + 1, alikeFaqIds[0]],
  shortcuts: faqIds,
  release: [1, 99],
  faq: faqIds,
  website: [1, 2],
  confirm_name: ['Dua'],
  folded: ['22', '22,24', '1,99999'],
};

/** Valid fields of an object: its example's mixed with others that its schema describes. */
export function fieldsOf(schema: ZodType, example: object = {}): Arbitraries {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const all = propertiesOf(json as Schema);
  return Object.fromEntries(
    Object.entries(all).map(([name, property]) => {
      const made = arbitraryOf(property, name);
      if (name in example) {
        const given = fc.constant((example as Record<string, unknown>)[name]);
        return [name, fc.oneof({ weight: 6, arbitrary: given }, { weight: 2, arbitrary: made })];
      }
      // Mostly left out: with all of them, few calls would be valid.
      const left = { weight: 4, arbitrary: fc.constant(undefined) };
      return [name, fc.oneof(left, { weight: 1, arbitrary: made })];
    }),
  );
}

/** A query that may be left out is described by its only choice. */
function propertiesOf(schema: Schema): Record<string, Schema> {
  const described =
    schema.properties ?? schema.anyOf?.find(({ properties }) => properties)?.properties;
  return (described ?? {}) as Record<string, Schema>;
}

export function arbitraryOf(schema: Schema, name = '', parent = ''): fc.Arbitrary<unknown> {
  const rows = known[`${parent}.${name}`] ?? known[name];
  const choices = schema.anyOf ?? schema.oneOf;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (choices) return fc.oneof(...choices.map((each) => arbitraryOf(each as Schema, name, parent)));
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
    case 'number':
      if (rows) return fc.constantFrom(...rows);
      return fc.integer({ min: schema.minimum ?? 1, max: Math.min(schema.maximum ?? 99, 999) });
    case 'string':
      return rows ? fc.constantFrom(...rows.map(String)) : textOf(schema);
    case 'array': {
      const items = arbitraryOf((schema.items ?? {}) as Schema, name, parent);
      return fc.array(items, { minLength: schema.minItems ?? 0, maxLength: 3 });
    }
    case 'object':
      return objectOf(schema, name);
    default:
      return words;
  }
}

function objectOf(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if (!schema.properties) {
    const values = arbitraryOf((schema.additionalProperties || {}) as Schema);
    return fc.dictionary(fc.constantFrom('nomor_cs', 'a', 'Nomor CS', '__proto__'), values);
  }
  const fields = Object.entries(propertiesOf(schema)).map(([field, property]) => [
    field,
    arbitraryOf(property, field, name),
  ]);
  return fc.record(Object.fromEntries(fields) as Arbitraries, {
    requiredKeys: [...(schema.required ?? [])],
  });
}

function textOf({
  format,
  pattern,
  minLength = 0,
  maxLength = 5000,
}: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') return fc.constantFrom(soon, '2020-01-01T00:00:00Z');
  if (format === 'date') return fc.constantFrom('2026-11-01', '2026-11-30', '2027-01-31');
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  if (minLength < 2) return words;
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 12) });
}
