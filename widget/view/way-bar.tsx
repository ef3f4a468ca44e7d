import { homeItemId } from '../flow/menu.ts';
import { useChat } from './chat-context.ts';
import { HandoverButton } from './handover-button.tsx';
import { HomeIcon } from './icons.tsx';

interface WayBarProps {
  ways: readonly number[];
  onChoose: (id: number) => void;
}

/** The ways out of the present place, always in sight below the conversation. */
export function WayBar({ ways, onChoose }: WayBarProps) {
  const { copy, settings } = useChat();
  const words = copy[settings.mode];
  return (
    <div className="ways">
      {ways.map((id) =>
        id === homeItemId ? (
          <button key={id} type="button" className="way" part="way" onClick={() => onChoose(id)}>
            <HomeIcon />
            <span>{words.home}</span>
          </button>
        ) : (
          <HandoverButton key={id} className="way" label={words.liveAgent} />
        ),
      )}
    </div>
  );
}
