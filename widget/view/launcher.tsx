import { forwardRef } from 'react';
import { useChat } from './chat-context.ts';
import { ChatIcon, CloseIcon } from './icons.tsx';

/** The button that floats on the page. Coming near it is the sign of interest that loads the questions. */
export const Launcher = forwardRef<HTMLButtonElement, { panelId: string }>(function Launcher(
  { panelId },
  ref,
) {
  const { store, copy, state } = useChat();
  const { isOpen } = state;
  const showInterest = () => store.send({ type: 'interest-shown' });

  return (
    <button
      ref={ref}
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
});
