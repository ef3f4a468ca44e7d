/** The folder of package.json, with a trailing slash. */
export const repositoryRoot = new URL('..', import.meta.url).pathname;
