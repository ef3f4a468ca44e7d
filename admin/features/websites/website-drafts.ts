/** The names under which drafts of the forms are stored. That of an edit ends with the row's id. */
export const addWebsiteDraft = 'add-website';
export const editWebsiteDrafts = 'edit-website:';
