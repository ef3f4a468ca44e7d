import { directWay } from '../../flow/ways.ts';
import { useChat } from '../chat-context.ts';
import { HeadsetIcon } from '../icons.tsx';
import { WayButton } from './way-button.tsx';

interface HandoverButtonProps {
  className: string;
  label: string;
  /** What the visitor has typed. */
  text?: string;
  /** Called when the conversation shows the ways to a human. */
  onAsk?: () => void;
}

/** Opens the only way to a human, or shows the ways to choose from. */
export function HandoverButton({ className, label, text, onAsk }: HandoverButtonProps) {
  const { store, state } = useChat();
  const way = directWay(state, store.now());
  if (way === undefined) return null;
  const [only, other] = state.bot.channels || [];
  return (
    <WayButton way={way} className={className} part="action way" text={text} onAsk={onAsk}>
      <HeadsetIcon />
      <span>{(!other && only?.label) || label}</span>
    </WayButton>
  );
}
