import { backItemId, liveAgentItemId } from '../../flow/menu.ts';
import { useChat } from '../chat-context.ts';
import { BackIcon, HomeIcon } from '../icons.tsx';
import { HandoverButton } from '../ways/handover-button.tsx';

interface ActionBarProps {
  actions: readonly number[];
  onChoose: (id: number) => void;
}

/** The actions below the conversation: one level back, Home and Live Agent. */
export function ActionBar({ actions, onChoose }: ActionBarProps) {
  const { copy, settings } = useChat();
  const words = copy[settings.mode];
  return (
    <div className="actions">
      {actions.map((id) =>
        id === liveAgentItemId ? (
          <HandoverButton key={id} className="action handover" label={words.liveAgent} />
        ) : (
          <button
            key={id}
            type="button"
            className="action back"
            part="action way"
            // The style sheet may show only the icon.
            title={id === backItemId ? copy.back : words.home}
            onClick={() => onChoose(id)}
          >
            {id === backItemId ? <BackIcon /> : <HomeIcon />}
            <span>{id === backItemId ? copy.back : words.home}</span>
          </button>
        ),
      )}
    </div>
  );
}
