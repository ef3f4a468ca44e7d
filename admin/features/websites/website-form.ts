import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { resolveAddress } from '../../../api/contract/address.ts';
import {
  addressMaxLength,
  serverIpMaxLength,
  websiteNameMaxLength,
} from '../../../api/contract/limits.ts';
import type { WriteWebsite } from '../../../api/contract/requests.ts';
import { websitesCopy as copy } from '../../copy/websites.ts';
import { findDraft, useKeptDraft } from '../../form-drafts.ts';
import type { WebsiteDraft } from './website-drafts.ts';

export const blankWebsite: WriteWebsite = { name: '', livechat_link: '', server_ip: '' };

/** The server's names for the fields are the form's. */
export const serverFields = {
  name: 'name',
  livechat_link: 'livechat_link',
  server_ip: 'server_ip',
} as const;

/** The form of a website, filled with what was typed when the session last ended under it. */
export function useWebsiteForm<Saved extends WriteWebsite>(
  formName: string,
  saved: Saved,
): UseFormReturn<WriteWebsite> {
  const [draft] = useState(() => findDraft<WebsiteDraft<Saved>>(formName)?.fields);
  const { name, livechat_link, server_ip } = saved;
  const form = useForm<WriteWebsite>({
    defaultValues: { name, livechat_link, server_ip },
    ...(draft && { values: draft, resetOptions: { keepDefaultValues: true } }),
  });
  const { isDirty } = form.formState;
  useKeptDraft(formName, () => (isDirty ? { saved, fields: form.getValues() } : undefined));
  return form;
}

export const websiteRules = {
  name: rules(websiteNameMaxLength),
  livechat_link: rules(addressMaxLength, {
    address: (typed) => resolveAddress(typed) !== undefined || copy.badAddress,
  }),
  server_ip: rules(serverIpMaxLength),
};

/** Whether a field is marked because nothing stands in it. */
export function hasBlankField({ formState }: UseFormReturn<WriteWebsite>): boolean {
  return Object.values(formState.errors).some((error) => error.type === 'blank');
}

function rules(maxLength: number, more: Record<string, (typed: string) => true | string> = {}) {
  return {
    validate: {
      blank: (typed: string) => typed.trim() !== '' || copy.required,
      tooLong: (typed: string) => typed.trim().length <= maxLength || copy.tooLong(maxLength),
      ...more,
    },
  };
}
