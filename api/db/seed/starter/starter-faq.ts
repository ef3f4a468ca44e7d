/** One question of the starter tree, with the questions below it. */
export interface StarterFaq {
  id: number;
  question: string;
  /** Plain text with line breaks. */
  answer?: string;
  /** Everyday words of visitors that the question lacks. */
  keywords?: readonly string[];
  /** File name in `images/`. */
  image?: string;
  children?: readonly StarterFaq[];
}
