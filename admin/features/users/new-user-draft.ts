/** The name under which the draft of the form is stored. */
export const newUserDraft = 'new-user';
