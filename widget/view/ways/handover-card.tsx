import { directWay } from '../../flow/ways.ts';
import { useChat } from '../chat-context.ts';
import { HandoverButton } from './handover-button.tsx';
import { useHoursLine } from './use-hours-line.ts';

/** Offers a human at the end of a branch of questions, and says until or from when one can be reached. */
export function HandoverCard() {
  const { store, copy, state } = useChat();
  const hours = useHoursLine();
  return directWay(state, store.now()) === undefined ? null : (
    <div className="card">
      <p>
        {copy.needMoreHelp} {hours}
      </p>
      <HandoverButton className="primary" label={copy.customerService} />
    </div>
  );
}
