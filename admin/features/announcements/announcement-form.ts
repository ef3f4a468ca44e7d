import { cleanAddress } from '../../../api/contract/address.ts';
import type { Announcement, UpdateAnnouncement } from '../../../api/contract/announcements.ts';
import { jakartaDay } from '../../../api/contract/jakarta-day.ts';
import { fromJakartaInput, toJakartaInput } from '../../format/jakarta-input.ts';

export interface AnnouncementForm {
  text: string;
  link: string;
  /** The value of a field for a time in Jakarta; empty for now. */
  from: string;
  until: string;
  /** `null` for all websites. */
  websiteIds: number[] | null;
  /** The announcement that is edited; `null` for a new one. */
  edited: Pick<Announcement, 'id' | 'version' | 'from'> | null;
}

/** The name of the draft: what was typed for one website must not be offered for another one. */
export const announcementDraft = (websiteId: number | undefined) =>
  `announcement:${websiteId ?? 'all'}`;

const hourMs = 3_600_000;

/** The ends that a press fills in, as values of the field. */
export const endOf = {
  oneHour: () => inHours(1),
  threeHours: () => inHours(3),
  today: () => `${jakartaDay(new Date())}T23:59`,
};

function inHours(hours: number): string {
  return toJakartaInput(new Date(Date.now() + hours * hourMs));
}

/** @param websiteId the website that the user works on */
export function blankForm(websiteId: number | undefined): AnnouncementForm {
  const websiteIds = websiteId === undefined ? null : [websiteId];
  return { text: '', link: '', from: '', until: endOf.oneHour(), websiteIds, edited: null };
}

export function formOf(announcement: Announcement): AnnouncementForm {
  const { id, version, text, link, from, until, website_ids: websiteIds } = announcement;
  return {
    text,
    link: link ?? '',
    from: toJakartaInput(new Date(from)),
    until: toJakartaInput(new Date(until)),
    websiteIds,
    edited: { id, version, from },
  };
}

/** @param known ids of the websites that exist: those of deleted websites are not sent. */
export function toRequest(
  { text, link, from, until, websiteIds, edited }: AnnouncementForm,
  known: readonly number[],
): UpdateAnnouncement {
  return {
    text,
    link: cleanAddress(link),
    from: fromJakartaInput(from),
    until: fromJakartaInput(until) ?? '',
    website_ids: websiteIds?.filter((id) => known.includes(id)) ?? null,
    version: edited?.version,
  };
}
