/** The kinds of tickets that visitors check, and the rules for their numbers (spec, section 5). */

interface TicketKind {
  /** A ticket number is this letter and digits. */
  letter: string;
  /** The path of the check, of our server and of a chat service. */
  route: `/api/${string}`;
  /** The FAQ that opens the form (spec, section 9); so does a question with these words (section 4). */
  faqId: number;
  words: RegExp;
  /** The names of the amounts in a response: the totals, then those of a row. The first that there is counts. */
  amounts: readonly [finalTotal: string, total: string, final: 'final_Amount', amount: string];
  /** What a check shows if the response has no amount (spec, section 9). */
  amount: number | null;
  /** Whether the money goes to the visitor's bank account, where the bot then says to look. */
  toBank: boolean;
}

export const tickets = {
  deposit: {
    letter: 'D',
    route: '/api/deposits/history',
    faqId: 6,
    words: /cek deposit/i,
    amounts: ['grandTotalFinalDeposit', 'grandTotalDeposit', 'final_Amount', 'deposit_Amount'],
    amount: 0,
    toBank: false,
  },
  withdraw: {
    letter: 'W',
    route: '/api/withdrawals/history',
    faqId: 21,
    words: /cek withdraw/i,
    amounts: ['totalFinalWithdrawal', 'totalWithdrawal', 'final_Amount', 'withdrawal_Amount'],
    amount: null,
    toBank: true,
  },
} as const satisfies Record<string, TicketKind>;

export type CheckKind = keyof typeof tickets;
/** The kinds whose check may end without an amount. */
export type KindWithoutAmount = {
  [Kind in CheckKind]: (typeof tickets)[Kind]['amount'] extends null ? Kind : never;
}[CheckKind];
export const checkKinds = Object.keys(tickets) as [CheckKind, ...CheckKind[]];
export const amountNames = checkKinds.flatMap((kind) => tickets[kind].amounts);

/** Converts to upper case and removes white space: ` d 361 ` becomes `D361`. */
export function normalizeTicket(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase();
}

/** Whether a normalised ticket is the letter of its kind, followed by digits. */
export function isTicket(kind: CheckKind, ticket: string): boolean {
  return ticket[0] === tickets[kind].letter && /^.\d+$/.test(ticket);
}

/** The kind of ticket check that a question opens, if any. */
export function checkKindOf(faq: { id: number; question: string }) {
  return checkKinds.find(
    (kind) => tickets[kind].faqId === faq.id || tickets[kind].words.test(faq.question),
  );
}
