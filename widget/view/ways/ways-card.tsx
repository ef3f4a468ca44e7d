import { type ComponentType, useState } from 'react';
import type { ChannelType } from '../../../api/contract/bot/contact.ts';
import { contextOf } from '../../flow/handover.ts';
import { hasDraft, type Way, waysOf } from '../../flow/ways.ts';
import { useChat } from '../chat-context.ts';
import {
  EmailIcon,
  HeadsetIcon,
  LinkIcon,
  PhoneIcon,
  TelegramIcon,
  WhatsAppIcon,
} from '../icons.tsx';
import { useUniqueId } from '../use-unique-id.ts';
import { formatOpening, formatTime } from './format-opening.ts';
import { closes } from './use-hours-line.ts';
import { WayButton } from './way-button.tsx';

const icons: Record<ChannelType, ComponentType> = {
  livechat: HeadsetIcon,
  whatsapp: WhatsAppIcon,
  telegram: TelegramIcon,
  phone: PhoneIcon,
  email: EmailIcon,
  link: LinkIcon,
};

interface WaysCardProps {
  nowMs: number;
  /** What the visitor has typed; otherwise the latest question is shown. */
  text: string | undefined;
}

/**
 * The ways to a human at `nowMs` below the visitor's question. While all are closed, only the one that takes a written
 * message, which can be sent at any time.
 */
export function WaysCard({ nowMs, text }: WaysCardProps) {
  const { copy, settings, state, content } = useChat();
  const [isShared, setShared] = useState(false);
  const labelId = useUniqueId();
  const words = copy.ways;
  const { language } = settings;
  const ways = waysOf(state, nowMs);
  const [first] = ways;
  // There may be no way in the back-office's preview, where admins can remove the last one.
  if (!first) return null;
  const question = text || contextOf(state).questions.slice(-1)[0];
  const shown = first.opensAtMs ? [ways.find(hasDraft) || first] : ways;

  return (
    <>
      {question && (
        <p className="bubble user" part="user-message" {...content}>
          {question}
        </p>
      )}
      <p id={labelId} className="bubble bot" part="bot-message">
        {first.opensAtMs ? `${words.back} ${formatOpening(first, copy, language)}.` : words.choose}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and some browsers cannot lay it out as a grid. */}
      <div role="group" aria-labelledby={labelId}>
        {state.checked && shown.some((way) => isUsable(way) && hasDraft(way)) && (
          <label className="share">
            <input
              type="checkbox"
              checked={isShared}
              onChange={({ currentTarget }) => setShared(currentTarget.checked)}
            />
            {words.share}
          </label>
        )}
        <div className="ways">
          {shown.map((way, index) => {
            const Icon = icons[way.type];
            const inner = (
              <>
                <Icon />
                <span>{way.label || words[way.type]}</span>
                <small>{hoursOf(way)}</small>
              </>
            );
            return isUsable(way) ? (
              <WayButton
                // biome-ignore lint/suspicious/noArrayIndexKey: two ways may have the same address.
                key={index}
                way={way}
                isShared={isShared}
                isAlwaysOpen={first.opensAtMs > 0}
                className="way"
                part="option"
              >
                {inner}
              </WayButton>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: two ways may have the same address.
              <p key={index} className="way closed">
                {inner}
              </p>
            );
          })}
        </div>
      </div>
    </>
  );

  function isUsable(way: Way): boolean {
    return !way.opensAtMs || (way === shown[0] && hasDraft(way));
  }

  function hoursOf(way: Way): string | false {
    if (!way.opensAtMs)
      return closes(way) && `${words.open} ${formatTime(way.closesOn, way, language)}`;
    return isUsable(way) ? words.write : `${words.opens} ${formatOpening(way, copy, language)}`;
  }
}
