/** The names under which drafts of the forms are stored. */
export const addFaqDraft = 'add-faq';
export const editFaqDraft = 'edit-faq';
