export interface TextLine {
  /** Its number in the pasted text, from 1. */
  line: number;
  text: string;
  /** The level of a heading of HTML. */
  level?: number | undefined;
}
