import { undoAnnouncementWrite } from './announcements/announcement-writes.ts';
import type { Restorers } from './audit/restore-entry.ts';
import { undoPublication } from './faqs/publishing/undo-publication.ts';
import { undoFaqWrite } from './faqs/writes/undo-faq-write.ts';
import { undoLinkWrite } from './links/link-writes.ts';
import { undoSecurityWrite } from './security/security-writes.ts';
import { undoUserWrite } from './users/user-writes.ts';
import { undoSettings } from './websites/website-settings.ts';
import { undoWebsiteWrite } from './websites/website-writes.ts';
import { undoWhitelistWrite } from './whitelists/whitelist-writes.ts';

/** How each area undoes its writes. */
export const restorers: Restorers = {
  row: {
    websites: undoWebsiteWrite,
    websiteSettings: undoSettings,
    websiteLinks: undoLinkWrite,
    users: undoUserWrite,
    whitelists: undoWhitelistWrite,
    announcements: undoAnnouncementWrite,
    securitySettings: undoSecurityWrite,
  },
  faqs: undoFaqWrite,
  tested: undoFaqWrite,
  published: undoPublication,
};
