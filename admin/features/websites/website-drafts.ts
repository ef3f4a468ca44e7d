import type { WriteWebsite } from '../../../api/contract/requests.ts';

/** The names under which unsaved forms are kept when a session ends. */
export const addWebsiteForm = 'add-website';
export const editWebsiteForm = 'edit-website';

export interface WebsiteDraft<Saved extends WriteWebsite> {
  saved: Saved;
  fields: WriteWebsite;
}
