export interface SearchOption {
  /** `null` is the option for none of the rows, such as the root of a tree. */
  id: number | null;
  label: string;
  /** Steps below the top tier of a tree. */
  depth?: number | undefined;
  /** A muted text after the label. */
  note?: string | undefined;
  /** A line below it separates it from the rest. */
  endsGroup?: boolean | undefined;
}
