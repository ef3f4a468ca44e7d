import { AtSign, Headset, Link2, type LucideIcon, MessageCircle, Phone, Send } from 'lucide-react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { Link } from 'wouter';
import { isWhatsAppLink } from '../../../../api/contract/bot/channel-value.ts';
import type { ChannelType, OpeningHours } from '../../../../api/contract/bot/contact.ts';
import type { Website } from '../../../../api/contract/entities.ts';
import { channelLabelMaxLength } from '../../../../api/contract/limits.ts';
import { hoursCopy } from '../../../copy/opening-hours.ts';
import { contactCopy as copy } from '../../../copy/website-contact.ts';
import { Button } from '../../../ui/button.tsx';
import { CountedField } from '../../../ui/form/counted-field.tsx';
import { OrderButtons } from '../../../ui/form/order-buttons.tsx';
import { firstMessage } from '../data/field-errors.ts';
import type { SettingsForm } from '../data/settings-form.ts';
import { ChannelField } from './channel-field.tsx';
import { findHoursError } from './hours-edits.ts';
import { HoursField } from './hours-field.tsx';

interface ChannelCardProps {
  form: UseFormReturn<SettingsForm>;
  index: number;
  count: number;
  type: ChannelType;
  website: Website | null | undefined;
  onEditWebsite: () => void;
  /** Makes this channel a WhatsApp channel with this address. */
  onUseWhatsApp: (address: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const icons: Readonly<Record<ChannelType, LucideIcon>> = {
  livechat: Headset,
  whatsapp: MessageCircle,
  telegram: Send,
  phone: Phone,
  email: AtSign,
  link: Link2,
};

/** The fields of one contact channel: its address, its name and its hours. */
export function ChannelCard({
  form,
  index,
  count,
  type,
  website,
  onEditWebsite,
  onUseWhatsApp,
  onMove,
  onRemove,
}: ChannelCardProps) {
  const Icon = icons[type];
  const channels = useWatch({ control: form.control, name: 'contact.channels' });
  const others = channels.flatMap(({ type: other, label, hours }, at) =>
    at !== index && hours ? { name: label.trim() || copy.types[other], hours } : [],
  );
  const errors = form.formState.errors.contact?.channels?.[index];
  return (
    <li
      aria-label={`${index + 1}. ${copy.types[type]}`}
      className="grid gap-4 rounded-control border border-line p-4"
    >
      <div className="flex items-center gap-2">
        <Icon aria-hidden size={18} className="shrink-0 text-muted" />
        <h3 className="mr-auto text-14 font-medium">{copy.types[type]}</h3>
        <OrderButtons
          index={index}
          count={count}
          subject={copy.types[type]}
          words={copy}
          onMove={onMove}
          onRemove={onRemove}
          cannotRemoveReason={count === 1 ? copy.keepOne : undefined}
        />
      </div>
      {type === 'livechat' ? (
        <LivechatNote website={website} onEdit={onEditWebsite} onUseWhatsApp={onUseWhatsApp} />
      ) : (
        <ChannelField form={form} index={index} type={type} />
      )}
      <CountedField
        control={form.control}
        name={`contact.channels.${index}.label`}
        label={copy.label}
        max={channelLabelMaxLength}
        placeholder={copy.types[type]}
        autoComplete="off"
      />
      <Controller
        control={form.control}
        name={`contact.channels.${index}.hours`}
        rules={{ validate: checkHours }}
        render={({ field }) => (
          <HoursField
            value={field.value}
            onChange={field.onChange}
            error={firstMessage(errors?.hours)}
            others={others}
          />
        )}
      />
    </li>
  );
}

function checkHours(hours: OpeningHours | null): true | string {
  const error = hours === null ? undefined : findHoursError(hours);
  return error === undefined || hoursCopy[error];
}

interface LivechatNoteProps {
  website: Website | null | undefined;
  onEdit: () => void;
  /** Makes the channel a WhatsApp channel with this address. */
  onUseWhatsApp: (address: string) => void;
}

/** Explains that the live chat's link belongs to the website and is edited in the website's dialog. */
function LivechatNote({ website, onEdit, onUseWhatsApp }: LivechatNoteProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-13">
      {website ? (
        <>
          <p className="min-w-0">
            <span className="text-muted">{copy.livechatLink}</span>{' '}
            <span className="wrap-anywhere">{website.livechat_link}</span>
          </p>
          <Button size="sm" onClick={onEdit}>
            {copy.editLivechat}
          </Button>
          {isWhatsAppLink(website.livechat_link) && (
            <p className="flex basis-full flex-wrap items-center gap-2">
              {copy.isWhatsApp}
              <Button size="sm" onClick={() => onUseWhatsApp(website.livechat_link)}>
                {copy.useWhatsApp}
              </Button>
            </p>
          )}
        </>
      ) : (
        <>
          <p className="text-muted">{copy.livechatMissing}</p>
          <Link to="/website" className="rounded-control py-1 text-accent-text hover:underline">
            {copy.toWebsites}
          </Link>
        </>
      )}
    </div>
  );
}
