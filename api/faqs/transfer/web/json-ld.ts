import { isObject, textOf } from '../json/json-values.ts';
import { hasTooManyMarks } from '../json/too-many-marks.ts';
import type { PageFaq } from './page-faqs.ts';

/** Objects that are searched in one script: a page has a few. */
const maxObjects = 20_000;

/** The questions of a `FAQPage` in a script of a page, see https://schema.org/FAQPage. */
export function findFaqPage(script: string): PageFaq[] {
  if (hasTooManyMarks(script)) return [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(script);
  } catch {
    return [];
  }
  const faqs: PageFaq[] = [];
  const open = [parsed];
  for (let count = 0; open.length > 0 && count < maxObjects; count += 1) {
    const value = open.pop();
    if (Array.isArray(value)) open.push(...value.slice(0, maxObjects).toReversed());
    if (!isObject(value)) continue;
    if (!isOfType(value['@type'], 'FAQPage')) open.push(value['@graph']);
    else
      for (const entity of [value.mainEntity].flat()) {
        if (!isObject(entity)) continue;
        const [answer] = [entity.acceptedAnswer ?? entity.suggestedAnswer].flat();
        const html = isObject(answer) ? [textOf(answer.text)] : [];
        faqs.push({ question: textOf(entity.name), html, topic: '' });
      }
  }
  return faqs;
}

function isOfType(type: unknown, name: string): boolean {
  return [type].flat().includes(name);
}
