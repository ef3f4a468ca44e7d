/** The names of the forms' drafts. The name for an edit ends with the row's id. */
export const addWebsiteDraft = 'add-website';
export const editWebsiteDrafts = 'edit-website:';
