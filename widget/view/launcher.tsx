import type { RefObject } from 'react';
import { useChat } from './chat-context.ts';
import { ChatIcon, CloseIcon } from './icons.tsx';

interface LauncherProps {
  panelId: string;
  button: RefObject<HTMLButtonElement | null>;
}

/** The floating button. Hover and focus load the FAQs, so that the panel opens without a wait. */
export function Launcher({ panelId, button }: LauncherProps) {
  const { store, copy, state } = useChat();
  const { isOpen } = state;
  const showInterest = () => store.send({ type: 'interest-shown' });

  return (
    <button
      ref={button}
      type="button"
      className="launcher"
      part="launcher"
      aria-label={copy.launcher}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onPointerEnter={showInterest}
      onFocus={showInterest}
      onClick={() => store.send(isOpen ? { type: 'closed' } : { type: 'opened', by: 'visitor' })}
    >
      {isOpen ? <CloseIcon /> : <ChatIcon />}
      {!isOpen && <span>{copy.launcher}</span>}
    </button>
  );
}
