/** The name of the form's draft. */
export const newUserDraft = 'new-user';
