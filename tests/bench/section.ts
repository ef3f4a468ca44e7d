/** One part of the report. */
export interface Section {
  title: string;
  /** The tables and their explanation in Markdown. */
  text: string;
  /** Charts that are written beside the report and shown below the text. */
  charts: readonly Chart[];
}

export interface Chart {
  /** File name under `docs/benchmarks/`, ending in `.svg`. */
  file: string;
  /** The alternative text for people who cannot see the chart. */
  alt: string;
  svg: string;
}
