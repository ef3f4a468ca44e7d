/** For what is no page: should a browser show it by itself all the same, it runs, loads and frames nothing. */
const inert = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every answer, whatever it is. `secure` says that browsers reach us over https alone. */
export function answerHeaders({ secure }: { secure: boolean }): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': inert,
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}
