/** What visitors' pages call without a sign-in: the bot's FAQ, its live-chat link and its ticket checks. */

/** `GET /faqs/{websiteId}` answers an array of these, in tree order. */
export interface PublicFaq {
  id: number;
  question: string;
  answer: string | null;
  /** File name for `/faqs/image/{name}`; it ends in `-{width}x{height}.webp`, so a page can keep the space. */
  image: string | null;
  parent_id: number | null;
}

/** `GET /websites/{id}/livechat`. */
export interface PublicLivechat {
  /** An absolute http or https address; `null` when the website has none. */
  livechat_link: string | null;
}

/** `POST /api/deposits/history` and `POST /api/withdrawals/history`. */
export interface HistoryRequest {
  username: string;
  ticket: string;
}

/** Amounts are in whole rupiah. */
export interface HistoryRow {
  final_Amount?: number | null | undefined;
  withdrawal_Amount?: number | null | undefined;
  deposit_Amount?: number | null | undefined;
}

export interface HistoryTotals {
  totalFinalWithdrawal?: number | null | undefined;
  totalWithdrawal?: number | null | undefined;
  grandTotalFinalDeposit?: number | null | undefined;
  grandTotalDeposit?: number | null | undefined;
}

/** `data` is empty while the ticket waits in the queue, and for an unknown ticket or a wrong username. */
export interface HistoryResponse {
  data: HistoryRow[];
  totalValues: HistoryTotals;
}
