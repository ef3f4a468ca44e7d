import { useChat } from './chat-context.ts';
import { HandoverButton } from './handover-button.tsx';

/** The offer of a human, once the questions have led as far as they go. */
export function HandoverCard() {
  const { copy } = useChat();
  return (
    <div className="card">
      <p>{copy.stillStuck}</p>
      <HandoverButton className="primary" label={copy.customerService} />
    </div>
  );
}
