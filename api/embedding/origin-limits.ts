/** Limits of the origins of pages that show a website’s bot. */

/** How often the origins of visitors' pages are written. A crash loses the requests since the last write. */
export const originWriteMs = 10_000;

/** Different requests of one interval in memory. Only made-up origins cause more; those are dropped. */
export const originRequestsMax = 10_000;

/** Origins of one website, beside those of its links, which are never deleted. */
export const originsPerWebsiteMax = 200;

/** Of these, the origins that were added last: made-up ones must not keep a new site out. */
export const newestOriginsKept = 100;

/** Of these, the origins that were refused last. */
export const refusedOriginsKept = 20;

/** New origins that one address may add in an hour. */
export const newOriginsPerSender = 20;

/** New origins that one write stores for a website, and as many refused ones. Further ones are dropped. */
export const newOriginsPerWrite = 20;

/** How long an origin is stored after it was last seen. */
export const originDays = 180;
