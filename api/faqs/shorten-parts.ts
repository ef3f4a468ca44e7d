import type { ReplacementLine } from '../contract/requests.ts';

/** Nobody looks at more of one text, and thousands of whole answers would be a slow download. */
const shownPlaces = 20;
/** Characters that are shown beside a place. */
const near = 60;

/** The parts of a text around its first places, for a list; see `ReplacementLine`. */
export function shortenParts(parts: readonly string[]): Pick<ReplacementLine, 'parts' | 'places'> {
  const places = (parts.length - 1) / 2;
  const shown = parts.slice(0, 2 * shownPlaces + 1);
  return {
    places,
    parts: shown.map((part, at) => {
      if (at % 2 === 1) return part;
      const isFirst = at === 0;
      const isLast = at === shown.length - 1;
      const head = isFirst ? '' : part.slice(0, near);
      const tail = isLast ? '' : part.slice(-near);
      const isCut = isLast && places > shownPlaces;
      if (head.length + tail.length >= part.length && !isCut) return part;
      return `${head}…${tail}`;
    }),
  };
}
