/** One question of the starter tree, with the questions below it. */
export interface StarterFaq {
  id: number;
  question: string;
  /** Plain text with line breaks. */
  answer?: string;
  /** File name in `images/`. */
  image?: string;
  children?: readonly StarterFaq[];
}
