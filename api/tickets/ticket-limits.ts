/** Limits of ticket checks, of the chat service that answers them, and of the ledger file. */

/** A ticket check's request body. */
export const ticketCheckBodyMaxBytes = 4 * 1024;

/** Ticket checks from one address. Visitors of one mobile network share an address. */
export const ticketCheckAddressLimit = { attempts: 30, seconds: 60 };

/** Ticket checks for one username, from all addresses together. */
export const ticketCheckUsernameLimit = { attempts: 10, seconds: 300 };

/** Time for a whole ticket check at the chat service. The bot itself stops waiting after 10 s. */
export const chatServiceTimeoutMs = 8000;

export const chatServiceRetryDelayMs = 100;

export const chatServiceResponseMaxBytes = 64 * 1024;

/** Ticket checks at the chat service at the same time. More would overload a slow service. */
export const chatServiceMaxCalls = 64;

/** After this many failures in a row, no ticket checks are sent for `chatServicePauseMs`. */
export const chatServiceFailuresToPause = 5;

export const chatServicePauseMs = 10_000;

/** Lines of a ledger file per transaction. */
export const ledgerBatchLines = 1000;

/** Pause between two such transactions, about as long as one takes, so that other writes can run in between. */
export const ledgerPauseMs = 15;

/** Longest line of a ledger file, in characters. */
export const ledgerLineMaxLength = 2000;
