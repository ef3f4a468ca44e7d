import { directWay } from '../../flow/ways.ts';
import { useChat } from '../chat-context.ts';
import { HandoverButton } from './handover-button.tsx';

/** Offers a human at the end of a branch of questions. */
export function HandoverCard() {
  const { store, copy, state } = useChat();
  return directWay(state, store.now()) === undefined ? null : (
    <div className="card">
      <p>{copy.needMoreHelp}</p>
      <HandoverButton className="primary" label={copy.customerService} />
    </div>
  );
}
