import { ChevronDown } from 'lucide-react';
import {
  type KeyboardEvent,
  type Ref,
  startTransition,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { lazyCode, useLazyCode } from '../lazy.tsx';
import { LoadError } from '../load-error.tsx';
import { Spinner } from '../spinner.tsx';
import { controlClass, Field, type FieldTexts } from './field.tsx';
import type { SearchOption } from './search-option.ts';

interface SearchSelectProps extends FieldTexts {
  /** The options. A parent comes before its children. */
  options: readonly SearchOption[];
  value: number | null | undefined;
  onChange: (id: number | null) => void;
  searchLabel: string;
  /** Shown while no option is chosen. */
  placeholder?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const popup = lazyCode(() => import('./search-select-popup.tsx').then((m) => m.SearchSelectPopup));

/**
 * Chooses one option of a long list that can be searched. The code of the list is loaded lazily: after a press the list
 * opens when its code is loaded, and letters typed before that go to its search field.
 */
export function SearchSelect({
  options,
  value,
  onChange,
  searchLabel,
  placeholder,
  ref,
  ...words
}: SearchSelectProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => trigger.current as HTMLButtonElement);
  const popupId = useId();
  const { loaded: Popup, isLoading, error, retry } = useLazyCode(popup, isOpen);
  const chosen = options.find(({ id }) => id === value);

  // The first rendering takes long, so let the browser paint before it.
  const open = () =>
    startTransition(() => {
      setOpen(true);
      setOpened(true);
    });
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    // Space presses the button, unless the user is typing a word.
    if (isLetter && (key !== ' ' || typed !== '')) setTyped(typed + key);
    else if (key === 'Backspace' && typed !== '') setTyped(typed.slice(0, -1));
    else if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };

  return (
    <Field {...words}>
      {({ labelId, ...control }) => (
        <>
          <button
            {...control}
            ref={trigger}
            type="button"
            role="combobox"
            aria-labelledby={labelId}
            aria-haspopup="dialog"
            aria-expanded={isOpen && Popup !== undefined}
            aria-controls={isOpen && Popup ? popupId : undefined}
            aria-busy={isLoading || undefined}
            // Otherwise the list would open and take the focus after the user has moved on.
            onBlur={() => isLoading && close()}
            onClick={isOpen ? close : open}
            onKeyDown={onKeyDown}
            className={classNames(
              controlClass,
              'flex h-10 min-w-0 items-center justify-between gap-2 text-left coarse:h-11',
            )}
          >
            <span className={classNames('truncate', chosen === undefined && 'text-muted')}>
              {chosen?.label ?? placeholder}
            </span>
            {isLoading ? (
              <Spinner />
            ) : (
              <ChevronDown aria-hidden size={16} className="shrink-0 text-muted" />
            )}
          </button>
          {isOpen && error !== undefined && <LoadError onRetry={retry} />}
          {Popup && wasOpened && (
            <Popup
              id={popupId}
              label={words.label}
              searchLabel={searchLabel}
              trigger={trigger}
              isOpen={isOpen}
              onClose={close}
              options={options}
              chosen={chosen}
              onChange={onChange}
              typed={typed}
              onTypedTaken={() => setTyped('')}
            />
          )}
        </>
      )}
    </Field>
  );
}
