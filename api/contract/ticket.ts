/** The rules for ticket numbers (spec, section 5), used by the bot's form and the server. */

export const checkKinds = ['deposit', 'withdraw'] as const;
export type CheckKind = (typeof checkKinds)[number];

const ticketPatterns: Record<CheckKind, RegExp> = {
  deposit: /^D\d+$/,
  withdraw: /^W\d+$/,
};

/** Converts to upper case and removes white space: ` d 361 ` becomes `D361`. */
export function normalizeTicket(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase();
}

/** Whether a normalised ticket is D (deposit) or W (withdraw) followed by digits. */
export function isTicket(kind: CheckKind, ticket: string): boolean {
  return ticketPatterns[kind].test(ticket);
}
