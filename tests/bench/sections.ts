import type { Section } from './section.ts';

/** The sections in the order of the report. Each is loaded only when it runs. */
export const sections: Readonly<Record<string, () => Promise<Section>>> = {
  weights: async () => (await import('./weights.ts')).benchWeights(),
  page: async () => (await import('./page.ts')).benchPage(),
  'public-api': async () => (await import('./public-api.ts')).benchPublicApi(),
  search: async () => (await import('./search.ts')).benchSearch(),
  'admin-api': async () => (await import('./admin-api.ts')).benchAdminApi(),
  waits: async () => (await import('./waits.ts')).benchWaits(),
  imports: async () => (await import('./imports.ts')).benchImports(),
  engines: async () => (await import('./engines.ts')).benchEngines(),
  servers: async () => (await import('./servers.ts')).benchServers(),
  'admin-app': async () => (await import('./admin-app.ts')).benchAdminApp(),
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse(),
  start: async () => (await import('./start.ts')).benchStart(),
};
