import { liveAgentItemId } from '../flow/menu.ts';
import { useChat } from './chat-context.ts';
import { HeadsetIcon } from './icons.tsx';

/** Leads to a live agent. Coming near it prepares the way, so that the tap itself can open a tab. */
export function HandoverButton({ className, label }: { className: string; label: string }) {
  const { store, state } = useChat();
  const approach = () => store.send({ type: 'handover-approached' });
  return (
    <button
      type="button"
      className={className}
      part="way"
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
