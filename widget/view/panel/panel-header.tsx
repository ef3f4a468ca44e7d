import type { ReactNode } from 'react';
import { backItemId, homeItemId, liveAgentItemId } from '../../flow/menu.ts';
import { useChat } from '../chat-context.ts';
import { BackIcon, CloseIcon, HomeIcon } from '../icons.tsx';
import { Avatar } from './avatar.tsx';

interface PanelHeaderProps {
  actions: readonly number[];
  onChoose: (id: number) => void;
  onClose?: (() => void) | undefined;
}

/** The title and the status line; Back and Home, except at home; in a floating panel, the close button. */
export function PanelHeader({ actions, onChoose, onClose }: PanelHeaderProps) {
  const { copy, settings, state } = useChat();
  const Title = onClose ? 'h2' : 'h1';
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
      {button(backItemId, copy.back, <BackIcon />)}
      {!actions[0] && <Avatar />}
      <div className="identity">
        <Title className="title">{copy.title}</Title>
        <p className="state-line" data-status={state.faqStatus}>
          {copy.status[state.faqStatus]}
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
