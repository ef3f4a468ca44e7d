import { historyUsernameMaxLength } from '../../../api/contract/limits.ts';
import type { CheckForm } from '../../flow/check-types.ts';
import { useChat } from '../chat-context.ts';
import { useUniqueId } from '../use-unique-id.ts';

export function UsernameInput({ form }: { form: CheckForm }) {
  const { store, copy } = useChat();
  const id = useUniqueId();
  return (
    <div className="field">
      <label htmlFor={id}>{copy.check.username}</label>
      <input
        id={id}
        value={form.username}
        readOnly={form.status !== 'editable'}
        required
        maxLength={historyUsernameMaxLength}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck="false"
        enterKeyHint="send"
        onChange={({ currentTarget }) =>
          store.send({ type: 'check-edited', field: 'username', value: currentTarget.value })
        }
      />
    </div>
  );
}
