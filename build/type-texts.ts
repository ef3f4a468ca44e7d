import type { AttributeDoc } from '../embed/attributes.ts';
import type { DetailField } from '../embed/element-api.ts';

/** The TypeScript type of an attribute's value. */
export function attributeType(values: AttributeDoc['values']): string {
  if (typeof values !== 'string') return oneOf(values);
  // Framework templates pass numbers, HTML passes texts.
  return values === 'number' || values === 'pixels' ? `number | \`\${number}\`` : 'string';
}

/** The TypeScript type of an object with these fields, or one that may have them. */
export function objectType(
  fields: Readonly<Record<string, DetailField>>,
  needs: 'all' | 'none' = 'all',
): string {
  const [mark, missing] = needs === 'all' ? ['', ''] : ['?', ' | undefined'];
  const texts = Object.entries(fields).map(([name, field]) => {
    const type = typeof field === 'string' ? field : oneOf(field);
    return `${name}${mark}: ${type}${missing}`;
  });
  return `{ ${texts.join('; ')} }`;
}

/** `website-id` becomes `websiteId`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-./g, (part) => part.charAt(1).toUpperCase());
}

function oneOf(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(' | ');
}
