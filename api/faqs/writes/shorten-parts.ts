import type { ReplacementLine } from '../../contract/requests.ts';

/** Matches that are shown per text: thousands of whole answers would be a slow download. */
const shownPlaces = 20;
/** Characters that are shown on each side of a match. */
const near = 60;
const longestCut = 20;

/** The parts of a text around its first matches, for a list; see `ReplacementLine`. */
export function shortenParts(parts: readonly string[]): Pick<ReplacementLine, 'parts' | 'places'> {
  const places = (parts.length - 1) / 2;
  const shown = parts.slice(0, 2 * shownPlaces + 1);
  return {
    places,
    parts: shown.map((part, at) => {
      if (at % 2 === 1) return part;
      const head = at === 0 ? '' : headOf(part);
      const tail = at === shown.length - 1 ? '' : tailOf(part);
      const isCut = at === shown.length - 1 && places > shownPlaces;
      if (head.length + tail.length >= part.length && !isCut) return part;
      return `${head}…${tail}`;
    }),
  };
}

/** Cuts between words if a space is near enough. */
function headOf(part: string): string {
  if (part.length <= near) return part;
  const space = part.lastIndexOf(' ', near);
  return part.slice(0, space > near - longestCut ? space : near);
}

function tailOf(part: string): string {
  if (part.length <= near) return part;
  const start = part.length - near;
  const space = part.indexOf(' ', start);
  return part.slice(space !== -1 && space < start + longestCut ? space + 1 : start);
}
