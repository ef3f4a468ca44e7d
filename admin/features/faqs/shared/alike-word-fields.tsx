import { useId } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import type { AlikeBranch, AlikeWord } from '../../../../api/contract/faqs/shared-faqs.ts';
import { isFillName } from '../../../../api/contract/texts/fill-words.ts';
import { fillWordsCopy } from '../../../copy/faqs/fill-words.ts';
import { sharedFaqsCopy as copy } from '../../../copy/faqs/shared-faqs.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { CheckedLine } from './checked-line.tsx';

/** The values of many websites would hide the next word. */
const valuesShown = 5;

export interface AlikeForm {
  ids: number[];
  /** By `keyOf`. */
  words: Record<string, { isChosen: boolean; name: string }>;
}

interface AlikeWordFieldsProps {
  words: readonly AlikeWord[];
  /** The branches that will be replaced. */
  chosen: readonly AlikeBranch[];
  form: UseFormReturn<AlikeForm>;
}

/** The differences that can become words to fill in, each with its name. */
export function AlikeWordFields({ words, chosen, form }: AlikeWordFieldsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2">
      <h3 id={id} className="text-14 font-semibold">
        {copy.words}
      </h3>
      <p className="text-13 text-muted">{copy.wordsHelp}</p>
      <ul className="grid gap-2">
        {words.map((word) => (
          <AlikeWordField key={keyOf(word)} word={word} chosen={chosen} form={form} />
        ))}
      </ul>
    </section>
  );
}

interface AlikeWordFieldProps extends Omit<AlikeWordFieldsProps, 'words'> {
  word: AlikeWord;
}

function AlikeWordField({ word, chosen, form: { control } }: AlikeWordFieldProps) {
  const { name, shared, places, values, is_likely } = word;
  const isChosen = useController({
    control,
    name: `words.${keyOf(word)}.isChosen`,
    defaultValue: is_likely,
  }).field;
  const typed = useController({
    control,
    name: `words.${keyOf(word)}.name`,
    defaultValue: name,
    rules: {
      validate: (text) => isFillName(text.trim()) || !isChosen.value || fillWordsCopy.badName,
    },
  });
  const lines = chosen.flatMap(({ faq_id, name }) => {
    const own = values.find((each) => each.faq_id === faq_id);
    return own ? [{ faq_id, line: copy.wordValue(name, own.value) }] : [];
  });
  const hidden = lines.length - valuesShown;
  // A word of the library keeps its name.
  const isWord = shared === `{${name}}`;
  return (
    <li className="grid rounded-control border border-line pb-3">
      <CheckedLine
        isChecked={isChosen.value}
        onChange={isChosen.onChange}
        note={copy.wordPlaces(places.length)}
      >
        <span className="font-medium">{copy.word(shared)}</span>
      </CheckedLine>
      <div className="grid gap-2 pr-3 pl-10 sm:grid-cols-2">
        <ul className="grid content-start gap-1 text-13 wrap-anywhere text-muted">
          {lines.slice(0, valuesShown).map(({ faq_id, line }) => (
            <li key={faq_id}>{line}</li>
          ))}
          {hidden > 0 && <li>{copy.otherValues(hidden)}</li>}
        </ul>
        {isChosen.value && (
          <TextField
            {...typed.field}
            label={copy.wordName}
            aria-label={`${copy.wordName}: ${shared}`}
            required
            readOnly={isWord}
            autoCapitalize="none"
            autoComplete="off"
            error={typed.fieldState.error?.message}
          />
        )}
      </div>
    </li>
  );
}

/** A name for the form's field that stays the same when the list is loaded again. */
export function keyOf({ places: [first] }: AlikeWord): string {
  return `${first?.field}${first?.source_id}at${first?.start}`;
}
