import type { WebsiteLink } from '../../../api/contract/entities.ts';

/** The names under which unsaved forms are kept when a session ends. */
export const addLinkForm = 'add-link';
export const editLinkForm = 'edit-link';

export interface EditLinkDraft {
  row: WebsiteLink;
  link: string;
}
