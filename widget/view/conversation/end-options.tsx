import { homeItemId } from '../../flow/menu.ts';
import { useChat } from '../chat-context.ts';
import { HomeIcon } from '../icons.tsx';
import { HandoverButton } from '../ways/handover-button.tsx';

/** Home and Live Agent, when there is nothing else to choose. */
export function EndOptions({ onChoose }: { onChoose: (id: number) => void }) {
  const { copy, settings } = useChat();
  const words = copy[settings.mode];
  return (
    <div className="options rows">
      <button
        type="button"
        className="option"
        part="action way"
        onClick={() => onChoose(homeItemId)}
      >
        <HomeIcon />
        <span>{words.home}</span>
      </button>
      <HandoverButton className="option" label={words.liveAgent} />
    </div>
  );
}
