/** Whose pages may use a website's bot: all, or only those whose origin is one of the website's links. */
export const embedModes = ['any', 'links'] as const;
export type EmbedMode = (typeof embedModes)[number];

/** Part of `GET /api/websites/{id}/origins`: an origin whose pages loaded this website's bot. */
export interface SeenOrigin {
  /** `https://toko.example`. */
  origin: string;
  /** Days in Jakarta, `YYYY-MM-DD`. */
  first_on: string;
  last_on: string;
  /** How often its pages requested the script or the questions on the last day. */
  loads: number;
  /** The newest build that was seen there; `null` when unknown. */
  version: string | null;
  /** `true` if its pages use an earlier script than the server's: a cached one, or a copy. */
  is_old_version: boolean;
  /** `true` if the tag names its website with `data-website-id`. */
  is_old_tag: boolean;
  /** Number of tags in one page; more than 1 is a mistake of the site owner. */
  tags: number;
  /** The last day on which the origin was refused, because it is not one of the website's links; `null` if never. */
  refused_on: string | null;
  /** `true` if it is the origin of one of the website's links. */
  is_listed: boolean;
}
