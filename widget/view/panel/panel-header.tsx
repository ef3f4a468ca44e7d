import { useChat } from '../chat-context.ts';
import { CloseIcon } from '../icons.tsx';
import { Avatar } from './avatar.tsx';

/** The title, the status line and, in a floating panel, the close button. */
export function PanelHeader({ onClose }: { onClose?: () => void }) {
  const { copy, state } = useChat();
  const Title = onClose ? 'h2' : 'h1';
  return (
    <header className="header" part="header">
      <Avatar />
      <div className="identity">
        <Title className="title">{copy.title}</Title>
        <p className="state-line" data-status={state.faqStatus}>
          {copy.status[state.faqStatus]}
        </p>
      </div>
      {onClose && (
        <button type="button" className="close" aria-label={copy.close} onClick={onClose}>
          <CloseIcon />
        </button>
      )}
    </header>
  );
}
