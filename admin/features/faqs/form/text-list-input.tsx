import { X } from 'lucide-react';
import { useImperativeHandle, useRef } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { faqProposalsCopy as copy } from '../../../copy/faqs/faq-proposals.ts';
import { classNames } from '../../../ui/class-names.ts';
import { controlClass, Field } from '../../../ui/form/field.tsx';
import { useKeywordGuard } from '../data/use-keyword-guard.ts';
import type { InputProps } from './faq-inputs.tsx';
import { findTextProblem, keywordKind, type TextListKind, wordingKind } from './text-list.ts';
import { useTextList } from './use-text-list.ts';

/** The keywords of a FAQ. */
export function KeywordsInput(props: InputProps) {
  const { list } = useWatch({ control: props.form.control, name: 'keywords' });
  const added = list.filter((keyword) => !props.faq?.keywords.includes(keyword));
  return (
    <div className="min-w-0">
      <TextListInput {...props} kind={keywordKind} />
      {added.length > 0 && <KeywordHint websiteId={props.websiteId} keywords={added} />}
    </div>
  );
}

/** Names the words of new keywords that would lead to the wrong FAQs. They do not prevent a save. */
function KeywordHint({ websiteId, keywords }: { websiteId: number; keywords: readonly string[] }) {
  const guard = useKeywordGuard(websiteId);
  const guarded = guard ? keywords.map(guard) : [];
  const common = [...new Set(guarded.flatMap((each) => each.common))];
  return (
    <p role="status" className="mt-1 text-12 wrap-anywhere text-warning empty:sr-only">
      {[
        common.length > 0 && copy.hint(common),
        guarded.some(({ isNamed }) => isNamed) && copy.hintName,
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

/** What visitors typed for a FAQ. They are taken over from 'Belum terjawab', so without any there is no field. */
export function WordingsInput(props: InputProps) {
  const { list, typed } = props.form.watch('wordings');
  const hasStored = props.faq !== undefined && props.faq.wordings.length > 0;
  return hasStored || list.length > 0 || typed !== '' ? (
    <TextListInput {...props} kind={wordingKind} />
  ) : null;
}

/** A list of texts, each with a remove button. */
function TextListInput({ form: { control }, kind }: InputProps & { kind: TextListKind }) {
  const { copy, max } = kind;
  const { field, fieldState } = useController({
    control,
    name: kind.name,
    rules: { validate: (value) => findTextProblem(value, kind) },
  });
  const { list, typed } = field.value;
  const texts = useTextList(field.value, kind, field.onChange);
  const input = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  useImperativeHandle(field.ref, () => input.current as HTMLInputElement);

  const removeByButton = (at: number) => {
    texts.remove(at);
    // The pressed button disappears, so focus the next one.
    const buttons = chips.current?.querySelectorAll('button');
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? input.current)?.focus();
  };

  return (
    <div className="min-w-0">
      <Field
        label={copy.label}
        help={copy.help(list.length, max)}
        error={texts.problem ?? fieldState.error?.message}
      >
        {({ labelId, ...attributes }) => (
          <div
            className={classNames(
              controlClass,
              attributes['aria-invalid'] && 'border-danger',
              'flex min-h-10 flex-wrap items-center gap-1 py-1 focus-within:outline-2 focus-within:outline-accent-text coarse:min-h-11',
            )}
          >
            {list.length > 0 && (
              <ul ref={chips} aria-label={copy.list} className="contents">
                {list.map((text, at) => (
                  <li
                    key={text}
                    className="flex max-w-full min-w-0 items-center rounded-full bg-hover pl-3 text-13"
                  >
                    <span className="min-w-0 py-1 wrap-anywhere">{text}</span>
                    <button
                      type="button"
                      aria-label={`${copy.remove}: ${text}`}
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
              onChange={({ target }) => texts.type(target.value)}
              onPaste={texts.paste}
              onKeyDown={texts.press}
              onBlur={field.onBlur}
              className="h-7 min-w-24 flex-1 bg-transparent pr-2 outline-none coarse:h-9"
            />
          </div>
        )}
      </Field>
      <p role="status" className="sr-only">
        {texts.status}
      </p>
    </div>
  );
}
