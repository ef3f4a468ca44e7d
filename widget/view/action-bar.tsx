import { homeItemId } from '../flow/menu.ts';
import { useChat } from './chat-context.ts';
import { HandoverButton } from './handover-button.tsx';
import { HomeIcon } from './icons.tsx';

interface ActionBarProps {
  actions: readonly number[];
  onChoose: (id: number) => void;
}

/** The actions below the conversation: Home and Live Agent. */
export function ActionBar({ actions, onChoose }: ActionBarProps) {
  const { copy, settings } = useChat();
  const words = copy[settings.mode];
  return (
    <div className="actions">
      {actions.map((id) =>
        id === homeItemId ? (
          <button
            key={id}
            type="button"
            className="action back"
            part="action way"
            // On a desktop only the icon is shown.
            title={words.home}
            onClick={() => onChoose(id)}
          >
            <HomeIcon />
            <span>{words.home}</span>
          </button>
        ) : (
          <HandoverButton key={id} className="action handover" label={words.liveAgent} />
        ),
      )}
    </div>
  );
}
