/** The names under which drafts of the forms are stored. */
export const addWebsiteDraft = 'add-website';
export const editWebsiteDraft = 'edit-website';
