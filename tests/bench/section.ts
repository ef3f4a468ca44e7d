/** One part of the report. */
export interface Section {
  title: string;
  /** Markdown: the tables, and what they say. */
  text: string;
  /** Written beside the report, and shown under the text. */
  charts: readonly Chart[];
}

export interface Chart {
  /** File name under `docs/benchmarks/`, ending in `.svg`. */
  file: string;
  /** What it shows, for those who cannot see it. */
  alt: string;
  svg: string;
}
