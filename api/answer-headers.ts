/** Headers of every answer, whatever it is. `secure` says that browsers reach us over https alone. */
export function answerHeaders({ secure }: { secure: boolean }): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}
