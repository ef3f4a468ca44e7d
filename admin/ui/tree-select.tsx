import { type Ref, useMemo } from 'react';
import { ControlFace } from './control-face.tsx';
import { type ControlNames, Field, type FieldWords } from './field.tsx';
import { latePart } from './late-part.ts';
import { useLateControl } from './use-late-control.ts';

export interface TreeOption {
  /** `null` is the root, above every entry. */
  id: number | null;
  label: string;
  /** Steps below the top tier. */
  depth: number;
}

interface TreeChoice {
  /** In tree order: a parent stands before its children. */
  options: readonly TreeOption[];
  onChange: (id: number | null) => void;
  searchLabel: string;
  ref?: Ref<HTMLButtonElement> | undefined;
}

interface TreeSelectProps extends FieldWords, TreeChoice {
  value: number | null;
}

export interface TreeSelectControlProps extends TreeChoice, ControlNames {
  label: string;
  chosen: TreeOption | undefined;
  /** Typed before there was a search field. */
  word: string;
}

const control = latePart(() =>
  import('./tree-select-control.tsx').then((m) => m.TreeSelectControl),
);

/** One entry of a tree, searchable; only the rows in view exist, so thousands of entries stay fluid. */
export function TreeSelect({ label, help, error, value, ref, ...choice }: TreeSelectProps) {
  const { Control, arrival, word, face } = useLateControl(control);
  const { options } = choice;
  const chosen = useMemo(() => options.find(({ id }) => id === value), [options, value]);
  return (
    <Field label={label} help={help} error={error}>
      {(names) => {
        if (Control) {
          return (
            <Control
              {...choice}
              {...names}
              {...arrival}
              ref={ref}
              label={label}
              chosen={chosen}
              word={word}
            />
          );
        }
        const { labelId, ...state } = names;
        return (
          <ControlFace
            {...state}
            {...face}
            ref={ref}
            aria-labelledby={labelId}
            opens="dialog"
            text={chosen?.label}
          />
        );
      }}
    </Field>
  );
}
