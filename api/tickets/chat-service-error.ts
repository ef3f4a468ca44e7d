import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { messages } from '../copy/messages.ts';
import { ApiError } from '../http/errors.ts';

/**
 * `unreachable`: no connection, or a lost one; `timed-out`: no complete response in time; `failing`: an error status;
 * `unusable`: a response that is not a history; `paused`: not called after many failures; `crowded`: not called, too
 * many calls at the same time; `abandoned`: the visitor disconnected.
 */
export type ChatServiceErrorKind =
  | 'unreachable'
  | 'timed-out'
  | 'failing'
  | 'unusable'
  | 'paused'
  | 'crowded'
  | 'abandoned';

const statusOf = {
  unreachable: 502,
  'timed-out': 504,
  failing: 502,
  unusable: 502,
  paused: 503,
  crowded: 503,
  abandoned: 503,
} as const satisfies Record<ChatServiceErrorKind, ContentfulStatusCode>;

/** Why a call of the chat service failed. The visitor always gets the same message; `detail` is for the log. */
export class ChatServiceError extends ApiError {
  readonly kind: ChatServiceErrorKind;
  /** Contains no text that the visitor typed, and only the status of the service's response. */
  readonly detail: string;

  constructor(kind: ChatServiceErrorKind, detail: string) {
    super(statusOf[kind], messages.historyFailed);
    this.kind = kind;
    this.detail = detail;
  }
}
