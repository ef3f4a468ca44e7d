import { needsOf, routeRights, type Where } from '../api/auth/rights/route-rights.ts';
import { hasRight, type Right, roles } from '../api/contract/rights.ts';
import { markdownTable } from './markdown-table.ts';

const rightsInOrder: readonly Right[] = ['read', 'edit', 'publish', 'trail', 'manage'];

/** The table of roles and routes in docs/security.md. */
export function rightsTable(): string {
  const groups = new Map<string, string[]>();
  for (const right of rightsInOrder) {
    for (const route of Object.keys(routeRights)) {
      for (const need of needsOf(route).filter((need) => need.right === right)) {
        const key = [right, whoHas(right), websiteWords(need.on)].join(' | ');
        groups.set(key, [...(groups.get(key) ?? []), `\`${route}\``]);
      }
    }
  }
  return markdownTable(
    ['Right', 'Who has it', 'The website is', 'Routes'],
    [...groups].map(([key, routes]) => [...key.split(' | '), routes.join(', ')]),
  );
}

function whoHas(right: Right): string {
  const all = { website_ids: [], may_publish: false };
  const have = roles.filter((role) => hasRight({ role, ...all }, right));
  return right === 'publish' ? `${have.join(', ')}, editor if ticked` : have.join(', ');
}

function websiteWords(on: Where): string {
  if (on === 'none') return 'none';
  if (on === 'own') return 'each row’s own: others are left out';
  const [[kind, name] = []] = Object.entries(on);
  if (kind === 'path') return `\`${name}\` in the path`;
  return kind === 'body' ? `\`${name}\` in the body` : `the ${kind}’s own, by \`${name}\``;
}
