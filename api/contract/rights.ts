/** What an account may do. The server and the admin app both decide by these functions. */

export const roles = ['admin', 'editor', 'viewer'] as const;
export type Role = (typeof roles)[number];

export interface Rights {
  role: Role;
  /** The websites that editors and viewers were given. Admins may use every website. */
  website_ids: number[];
  /** Always `true` for admins, and `false` for viewers. */
  may_publish: boolean;
}

/**
 * - `read`: FAQs, drafts, insights, exports
 * - `edit`: FAQs, imports, wordings without an answer
 * - `publish`: releases and their schedule
 * - `trail`: the audit trail of the websites that were given
 * - `manage`: everything else: accounts, whitelist, links, websites and their settings
 */
export type Right = 'read' | 'edit' | 'publish' | 'trail' | 'manage';

const rightsOf: Readonly<Record<Role, readonly Right[]>> = {
  admin: ['read', 'edit', 'publish', 'trail', 'manage'],
  editor: ['read', 'edit', 'trail'],
  viewer: ['read'],
};

/** Whether an account has a right, on its websites. */
export function hasRight({ role, may_publish }: Rights, right: Right): boolean {
  if (right === 'publish' && role === 'editor') return may_publish;
  return rightsOf[role].includes(right);
}

/** The websites that an account may use; undefined for all. */
export function websitesOf({ role, website_ids }: Rights): readonly number[] | undefined {
  return role === 'admin' ? undefined : website_ids;
}

/** Whether an account may use a website. */
export function isGiven(rights: Rights, websiteId: number): boolean {
  return websitesOf(rights)?.includes(websiteId) ?? true;
}

/** The rights as they are stored: a role's own value wins over a wrong one. */
export function normalRights({ role, website_ids, may_publish }: Rights): Rights {
  return {
    role,
    website_ids: [...new Set(website_ids)],
    may_publish: role === 'admin' || (role === 'editor' && may_publish),
  };
}
