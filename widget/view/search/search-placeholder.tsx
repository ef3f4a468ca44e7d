import { useChat } from '../chat-context.ts';
import { SearchIcon } from '../icons.tsx';

/** Looks like the search field until there are questions to search, so that nothing moves when they arrive. */
export function SearchPlaceholder() {
  const { copy } = useChat();
  return (
    <div className="ask on-top" aria-hidden="true">
      <div className="ask-field">
        <SearchIcon />
        <input disabled placeholder={copy.ask.placeholder} />
      </div>
    </div>
  );
}
