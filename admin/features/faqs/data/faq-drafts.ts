/** The names of the drafts of a website's forms. The name for an edit ends with the row's id. */
export const addFaqDraft = (websiteId: number) => `add-faq:${websiteId}`;
export const editFaqDrafts = (websiteId: number) => `edit-faq:${websiteId}:`;
export const replaceDraft = (websiteId: number) => `replace:${websiteId}`;
export const wordsDraft = (websiteId: number) => `words:${websiteId}`;
export const proposalsDraft = (websiteId: number) => `proposals:${websiteId}`;
export const publishDraft = (websiteId: number) => `publish:${websiteId}`;
