import { Plus } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { channelTypes } from '../../../../api/contract/bot/contact.ts';
import type { Website } from '../../../../api/contract/entities.ts';
import { channelsMax } from '../../../../api/contract/limits.ts';
import { contactCopy as copy } from '../../../copy/website-contact.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TitledCard } from '../../../ui/titled-card.tsx';
import { firstMessage } from '../data/field-errors.ts';
import type { SettingsForm } from '../data/settings-form.ts';
import { ChannelCard } from './channel-card.tsx';

interface ContactTabProps {
  form: UseFormReturn<SettingsForm>;
  /** Undefined until it is loaded; `null` if it was not found. */
  website: Website | null | undefined;
  onEditWebsite: () => void;
}

/** The contact channels, in the order in which the bot shows them. */
export function ContactTab({ form, website, onEditWebsite }: ContactTabProps) {
  const list = useFieldArray({ control: form.control, name: 'contact.channels' });
  const { fields } = list;
  const hasLivechat = fields.some(({ type }) => type === 'livechat');
  const error = firstMessage(form.formState.errors.contact?.channels?.root);
  const isFull = fields.length >= channelsMax;
  return (
    <TitledCard title={copy.title} text={copy.intro}>
      {error !== undefined && <Banner tone="danger">{error}</Banner>}
      <ol className="grid gap-4">
        {fields.map((field, index) => (
          <ChannelCard
            key={field.id}
            form={form}
            index={index}
            count={fields.length}
            type={field.type}
            website={website}
            onEditWebsite={onEditWebsite}
            onUseWhatsApp={(value) =>
              list.update(index, {
                ...form.getValues(`contact.channels.${index}`),
                type: 'whatsapp',
                value,
              })
            }
            onMove={(to) => list.move(index, to)}
            onRemove={() => list.remove(index)}
          />
        ))}
      </ol>
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-13 font-medium">{copy.add}</legend>
        {isFull ? (
          <p className="text-13 text-muted">{copy.full(channelsMax)}</p>
        ) : (
          <div className="flex flex-wrap gap-2">
            {channelTypes
              .filter((type) => type !== 'livechat' || !hasLivechat)
              .map((type) => (
                <Button
                  key={type}
                  size="sm"
                  Icon={Plus}
                  onClick={() =>
                    list.append(
                      { type, value: '', label: '', hours: null },
                      {
                        focusName: `contact.channels.${fields.length}.${type === 'livechat' ? 'label' : 'value'}`,
                      },
                    )
                  }
                >
                  {copy.types[type]}
                </Button>
              ))}
          </div>
        )}
      </fieldset>
    </TitledCard>
  );
}
