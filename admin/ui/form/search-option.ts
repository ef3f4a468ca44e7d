export interface SearchOption {
  /** `null` is an option that is not a row, such as the root of a tree. */
  id: number | null;
  label: string;
  /** The level below the top tier of a tree. */
  depth?: number | undefined;
  /** A muted text after the label. */
  note?: string | undefined;
  /** Whether a line separates it from the options below. */
  endsGroup?: boolean | undefined;
}
