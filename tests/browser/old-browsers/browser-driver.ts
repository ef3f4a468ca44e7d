/** A browser that Playwright cannot drive. Positions are CSS pixels of the viewport. */
export interface BrowserDriver {
  open(url: string): Promise<void>;
  /** Runs a function in the page. It is sent as text, so it sees only its argument, which must be JSON. */
  evaluate<Value, Argument>(
    pageFunction: (argument: Argument) => Value,
    argument: Argument,
  ): Promise<Value>;
  click(position: { x: number; y: number }): Promise<void>;
  /** Types into the focused field. */
  type(text: string): Promise<void>;
  stop(): Promise<void>;
}

/** Size of a small phone's window. */
export const phone = { width: 360, height: 640 } as const;

/** Returns source text that calls a page function with its argument. */
export function toExpression(
  pageFunction: (argument: never) => unknown,
  argument: unknown,
): string {
  return `(${pageFunction})(${JSON.stringify(argument)})`;
}
