/** The names under which drafts of the forms are stored. */
export const addLinkDraft = 'add-link';
export const editLinkDraft = 'edit-link';
