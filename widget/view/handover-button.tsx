import { liveAgentItemId } from '../flow/menu.ts';
import { useChat } from './chat-context.ts';
import { HeadsetIcon } from './icons.tsx';

/** Starts the handover. Hover and focus load the link, because browsers open a tab only during the tap. */
export function HandoverButton({ className, label }: { className: string; label: string }) {
  const { store, state } = useChat();
  const approach = () => store.send({ type: 'handover-approached' });
  return (
    <button
      type="button"
      className={className}
      part="action way"
      aria-busy={state.handover.status === 'opening'}
      onPointerEnter={approach}
      onFocus={approach}
      onClick={() => store.send({ type: 'option-chosen', id: liveAgentItemId })}
    >
      <HeadsetIcon />
      <span>{label}</span>
    </button>
  );
}
