import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { messages } from '../copy/messages.ts';
import { ApiError } from '../http/errors.ts';

/**
 * `unreachable`: no connection, or a cut one; `timed-out`: no whole answer in time; `failing`: it says so itself;
 * `unusable`: it answered, but not with a history; `paused`: not asked, because it kept failing; `crowded`: not
 * asked, because it had enough to do; `abandoned`: the visitor left first.
 */
export type UpstreamErrorKind =
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
} as const satisfies Record<UpstreamErrorKind, ContentfulStatusCode>;

/** Why the chat service gave no answer. The visitor reads the same message each time; `detail` is for the log. */
export class UpstreamError extends ApiError {
  readonly kind: UpstreamErrorKind;
  /** Holds nothing the visitor typed, and nothing the service answered but its status. */
  readonly detail: string;

  constructor(kind: UpstreamErrorKind, detail: string) {
    super(statusOf[kind], messages.historyFailed);
    this.kind = kind;
    this.detail = detail;
  }
}
