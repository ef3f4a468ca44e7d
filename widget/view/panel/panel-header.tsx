import { type ReactNode, useState } from 'react';
import { backItemId, homeItemId, liveAgentItemId } from '../../flow/menu.ts';
import { useChat } from '../chat-context.ts';
import { BackIcon, ChatIcon, CloseIcon, HomeIcon } from '../icons.tsx';
import { imageAddress } from '../image-address.ts';

interface PanelHeaderProps {
  actions: readonly number[];
  onChoose: (id: number) => void;
  onClose?: (() => void) | undefined;
}

/** The title and the status line; Back and Home, except at home; in a floating panel, the close button. */
export function PanelHeader({ actions, onChoose, onClose }: PanelHeaderProps) {
  const { copy, settings, state } = useChat();
  const Title = onClose ? 'h2' : 'h1';
  const status = state.handover.status === 'opening' ? 'opening' : state.faqStatus;
  const button = (id: number, label: string, icon: ReactNode) =>
    actions.includes(id) && (
      <button
        type="button"
        part="action way"
        // With `aria-label` too, screen readers would read the words twice: as name and as description.
        title={label}
        onClick={() => onChoose(id)}
      >
        {icon}
      </button>
    );
  return (
    <header className="header" part="header">
      {button(backItemId, copy.back, <BackIcon />) || <Avatar />}
      <div className="identity">
        <Title className="title">{copy.title}</Title>
        <p className="state-line" data-status={status}>
          {copy.status[status]}
        </p>
      </div>
      {button(
        homeItemId,
        // The conversation has a button with the whole words, too. Two buttons of one name would confuse.
        actions.includes(liveAgentItemId) ? copy.home : copy[settings.mode].home,
        <HomeIcon />,
      )}
      {onClose && (
        <button type="button" aria-label={copy.close} onClick={onClose}>
          <CloseIcon />
        </button>
      )}
    </header>
  );
}

/** The website's avatar in the header, or the icon if there is no avatar or it cannot be loaded. */
function Avatar() {
  const { bot, source } = useChat().state;
  const [failed, setFailed] = useState<string>();
  const { avatar } = bot;
  return (
    <span className="avatar">
      {avatar && avatar !== failed ? (
        <img src={imageAddress(source, avatar)} alt="" onError={() => setFailed(avatar)} />
      ) : (
        <ChatIcon />
      )}
    </span>
  );
}
