/** The default website of the bot and of new links (spec, section 9). It cannot be deleted. */
export const defaultWebsiteId = 1;
