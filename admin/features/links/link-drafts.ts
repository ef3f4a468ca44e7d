/** The names of the forms' drafts. The name for an edit ends with the row's id. */
export const addLinkDraft = 'add-link';
export const editLinkDrafts = 'edit-link:';
