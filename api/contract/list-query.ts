/** Search and sort the lists of accounts, websites, whitelist entries and links: the query of their routes. */

/** Rows on one page of every admin list (spec, section 9). */
export const pageSize = 100;

export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The columns that each list can be sorted by. */
export const listSorts = {
  users: ['username', 'status', 'last_edited_at', 'last_edited_by'],
  websites: ['name', 'livechat_link', 'server_ip', 'last_edited_at', 'last_edited_by'],
  whitelists: ['ip', 'status', 'last_edited_at', 'last_edited_by'],
  links: ['link', 'last_edited_at', 'last_edited_by'],
} as const;

/** The filter of the whitelist, beside its `ListQuery`. */
export interface WhitelistFilter {
  /** Only entries that are `unused`. */
  unused?: 'true' | undefined;
}

export interface ListQuery<Sort extends string = string> {
  /** Words that must all be in the row's own texts, in any case and order, diacritics ignored. */
  q?: string | undefined;
  /** If omitted, the oldest row is first. */
  sort?: Sort | undefined;
  /** Defaults to `asc`. Equal rows are in the order of their ids. */
  order?: SortOrder | undefined;
}
