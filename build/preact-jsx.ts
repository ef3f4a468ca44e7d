import { createElement } from 'preact';

export { Fragment } from 'preact';

/** What compiled JSX calls. Preact's own also marks elements for its development tools. */
export function jsx(type: string, props: { key?: string }, key?: string) {
  if (key !== undefined) props.key = key;
  return createElement(type, props);
}

export { jsx as jsxs };
