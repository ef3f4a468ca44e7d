/** Whose pages may use a website's bot: all, or only those whose origin is one of the website's links. */
export const embedModes = ['any', 'links'] as const;
export type EmbedMode = (typeof embedModes)[number];

/** Part of `GET /api/websites/{id}/origins`: an origin whose pages asked for this website's bot. */
export interface SeenOrigin {
  /** `https://toko.example`. */
  origin: string;
  /** Days in Jakarta, `YYYY-MM-DD`. */
  first_on: string;
  last_on: string;
  /** How often its pages asked on that last day for the script or the questions. */
  loads: number;
  /** The newest build that was seen there; `null` when it is unknown. */
  version: string | null;
  /** Its pages use an earlier script than the server's: from a cache, or a copy. */
  is_old_version: boolean;
  /** The tag names its website with `data-website-id`. */
  is_old_tag: boolean;
  /** Tags in one page; more than 1 is a mistake. */
  tags: number;
  /** The last day on which it was refused, because it is not one of the website's links. */
  refused_on: string | null;
  /** It is the origin of one of the website's links. */
  is_listed: boolean;
}
