/** The default website of the bot and of new links (spec, section 9). It cannot be deleted. */
export const defaultWebsiteId = 1;

/** FAQ ids with a meaning of their own (spec, section 9); greater ids are ordinary. */
export const depositCheckFaqId = 6;
export const withdrawCheckFaqId = 21;
