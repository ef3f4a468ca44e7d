import { useChat } from './chat-context.ts';
import { HandoverButton } from './handover-button.tsx';

/** Offers a live agent at the end of a branch of questions. */
export function HandoverCard() {
  const { copy } = useChat();
  return (
    <div className="card">
      <p>{copy.needMoreHelp}</p>
      <HandoverButton className="primary" label={copy.customerService} />
    </div>
  );
}
