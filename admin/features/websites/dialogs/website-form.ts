import type { FieldErrors } from 'react-hook-form';
import { resolveAddress } from '../../../../api/contract/address.ts';
import type { Website } from '../../../../api/contract/entities.ts';
import type { CreateWebsite } from '../../../../api/contract/faqs/faq-copies.ts';
import {
  addressMaxLength,
  serverIpMaxLength,
  websiteNameMaxLength,
} from '../../../../api/contract/limits.ts';
import type { WriteWebsite } from '../../../../api/contract/requests.ts';
import { explainAddress } from '../../../copy/addresses.ts';
import { websitesCopy as copy } from '../../../copy/websites.ts';
import { useDraftForm } from '../../../data/forms/use-draft-form.ts';
import { showToast } from '../../../data/toasts.ts';
import { findTooLong } from '../../../ui/form/counted-field.tsx';

export const blankWebsite: CreateWebsite = {
  name: '',
  livechat_link: '',
  server_ip: '',
  start: 'empty',
  copy_from: undefined,
  copy_settings: false,
};

/** The form uses the server's field names. */
export const serverFields = {
  name: 'name',
  livechat_link: 'livechat_link',
  server_ip: 'server_ip',
  copy_from: 'copy_from',
} as const;

/**
 * The form of a website.
 *
 * @param row the stored website; undefined for a new one.
 */
export function useWebsiteForm(draftName: string, row?: Website) {
  const stored: CreateWebsite = row ? textsOf(row) : blankWebsite;
  return useDraftForm({ name: draftName, stored, row });
}

export function textsOf({ name, livechat_link, server_ip }: Website): WriteWebsite {
  return { name, livechat_link, server_ip };
}

export const websiteRules = {
  name: rules(websiteNameMaxLength),
  livechat_link: rules(addressMaxLength, {
    address: (typed) => resolveAddress(typed) !== undefined || explainAddress(typed),
  }),
  server_ip: rules(serverIpMaxLength),
};

/** The alert for empty fields (spec, section 5). */
export function alertBlankFields(errors: FieldErrors<CreateWebsite>): void {
  if (Object.values(errors).some(({ type }) => type === 'blank'))
    showToast('error', copy.allRequired);
}

function rules(max: number, more: Record<string, (typed: string) => true | string> = {}) {
  return {
    validate: {
      blank: (typed: string) => typed.trim() !== '' || copy.required,
      tooLong: (typed: string) => findTooLong(typed, max),
      ...more,
    },
  };
}
