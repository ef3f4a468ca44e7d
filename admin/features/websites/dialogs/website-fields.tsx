import { type UseFormReturn, useWatch } from 'react-hook-form';
import { isWhatsAppLink } from '../../../../api/contract/bot/channel-value.ts';
import { recognizeLivechat } from '../../../../api/contract/bot/livechat-vendors.ts';
import type { CreateWebsite } from '../../../../api/contract/faqs/faq-copies.ts';
import { websitesCopy as copy } from '../../../copy/websites.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { websiteRules } from './website-form.ts';

export function WebsiteFields({ form }: { form: UseFormReturn<CreateWebsite> }) {
  const { register, control, formState } = form;
  const link = useWatch({ control, name: 'livechat_link' });
  const vendor = recognizeLivechat(link)?.vendor;
  return (
    <>
      <TextField
        label={copy.name}
        error={formState.errors.name?.message}
        autoComplete="off"
        required
        {...register('name', websiteRules.name)}
      />
      <TextField
        label={copy.livechatLink}
        help={isWhatsAppLink(link) ? copy.whatsAppHelp : copy.livechatHelp(vendor)}
        error={formState.errors.livechat_link?.message}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...register('livechat_link', websiteRules.livechat_link)}
      />
      <TextField
        label={copy.serverIp}
        help={copy.serverIpHelp}
        error={formState.errors.server_ip?.message}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...register('server_ip', websiteRules.server_ip)}
      />
    </>
  );
}
