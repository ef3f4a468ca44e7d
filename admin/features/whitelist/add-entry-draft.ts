/** The name under which the form's text is kept when the session ends under it. */
export const addEntryDraft = 'add-whitelist-entry';
