import { createElement } from 'preact';

// @ts-expect-error: the types describe one object, the file has an export for each function.
export * from 'preact/compat';
/*
 * What r2wc needs of React's default export. `preact/compat` has all its functions in one object there, and a build can
 * leave out none of them: 1.3 KB of the script.
 */
// biome-ignore lint/style/noDefaultExport: r2wc imports it.
export default { createElement };
