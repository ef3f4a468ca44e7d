import { X } from 'lucide-react';
import { useImperativeHandle, useRef } from 'react';
import { useController } from 'react-hook-form';
import { keywordsMax } from '../../../../api/contract/limits.ts';
import { faqKeywordsCopy as copy } from '../../../copy/faq-keywords.ts';
import { classNames } from '../../../ui/class-names.ts';
import { controlClass, Field } from '../../../ui/form/field.tsx';
import type { InputProps } from './faq-inputs.tsx';
import { findKeywordProblem } from './keyword-list.ts';
import { useKeywordList } from './use-keyword-list.ts';

/** The keywords of a FAQ, each with a remove button. */
export function KeywordsInput({ form: { control } }: InputProps) {
  const { field, fieldState } = useController({
    control,
    name: 'keywords',
    rules: { validate: findKeywordProblem },
  });
  const { list, typed } = field.value;
  const keywords = useKeywordList(field.value, field.onChange);
  const input = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  useImperativeHandle(field.ref, () => input.current as HTMLInputElement);

  const removeByButton = (at: number) => {
    keywords.remove(at);
    // The pressed button disappears, so focus the next one.
    const buttons = chips.current?.querySelectorAll('button');
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? input.current)?.focus();
  };

  return (
    <div className="min-w-0">
      <Field
        label={copy.label}
        help={copy.help(list.length, keywordsMax)}
        error={keywords.problem ?? fieldState.error?.message}
      >
        {({ labelId, ...attributes }) => (
          <div
            className={classNames(
              controlClass,
              attributes['aria-invalid'] && 'border-danger',
              list.length > 0 ? 'px-1' : 'px-3',
              'flex min-h-10 flex-wrap items-center gap-1 py-1 focus-within:outline-2 focus-within:outline-accent-text coarse:min-h-11',
            )}
          >
            {list.length > 0 && (
              <ul ref={chips} aria-label={copy.list} className="contents">
                {list.map((keyword, at) => (
                  <li
                    key={keyword}
                    className="flex max-w-full min-w-0 items-center rounded-full bg-hover pl-3 text-13"
                  >
                    <span className="min-w-0 py-1 wrap-anywhere">{keyword}</span>
                    <button
                      type="button"
                      aria-label={`${copy.remove}: ${keyword}`}
                      data-tooltip={copy.remove}
                      onClick={() => removeByButton(at)}
                      className="touch-target inline-flex size-7 shrink-0 items-center justify-center rounded-full text-muted transition-colors hover:bg-pressed hover:text-text"
                    >
                      <X aria-hidden size={14} />
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <input
              {...attributes}
              ref={input}
              type="text"
              enterKeyHint="enter"
              autoComplete="off"
              spellCheck={false}
              placeholder={list.length === 0 ? copy.placeholder : undefined}
              value={typed}
              onChange={({ target }) => keywords.type(target.value)}
              onPaste={keywords.paste}
              onKeyDown={keywords.press}
              onBlur={field.onBlur}
              className="h-7 min-w-24 flex-1 bg-transparent pr-2 outline-none coarse:h-9"
            />
          </div>
        )}
      </Field>
      <p role="status" className="sr-only">
        {keywords.status}
      </p>
    </div>
  );
}
