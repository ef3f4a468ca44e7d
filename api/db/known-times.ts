/** The rows of `known_time`, by their ids. */

/** The last time that the server trusted, see `check-clock.ts`. */
export const lastTrusted = 1;
/** Since when the uses of whitelist entries are recorded: an entry without one may have been used before. */
export const usesKnownSince = 2;
