/** The name of the form's draft. */
export const addEntryDraft = 'add-whitelist-entry';
