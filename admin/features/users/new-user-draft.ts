export const newUserDraft = 'new-user';

/** What is kept of the form when the session ends under it: all but the password. */
export interface NewUserDraft {
  username: string;
  websiteId: number | undefined;
}
