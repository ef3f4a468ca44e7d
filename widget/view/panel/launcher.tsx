import type { RefObject } from 'react';
import { useChat } from '../chat-context.ts';
import { ChatIcon, CloseIcon } from '../icons.tsx';

interface LauncherProps {
  panelId: string;
  button: RefObject<HTMLButtonElement | null>;
  isIconOnly: boolean;
  onInterest: () => void;
}

/** The floating button. */
export function Launcher({ panelId, button, isIconOnly, onInterest }: LauncherProps) {
  const { store, copy, settings, state } = useChat();
  const { isOpen } = state;
  const hasLabel = !isOpen && !isIconOnly && settings.launcher === 'label';

  return (
    <button
      ref={button}
      type="button"
      className={hasLabel ? 'launcher labelled' : 'launcher'}
      part="launcher"
      aria-label={copy.launcher}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onPointerEnter={onInterest}
      onFocus={onInterest}
      onClick={() => store.send(isOpen ? { type: 'closed' } : { type: 'opened', by: 'visitor' })}
    >
      {isOpen ? <CloseIcon /> : <ChatIcon />}
      {hasLabel && <span>{copy.launcher}</span>}
    </button>
  );
}
