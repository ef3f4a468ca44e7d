import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleWhen,
  retry,
} from 'cockatiel';
import {
  chatServiceFailuresToPause,
  chatServiceMaxCalls,
  chatServicePauseMs,
  chatServiceRetryDelayMs,
} from '../config/limits.ts';
import type { HistoryResponse } from '../contract/public-api.ts';
import type { CheckKind } from '../contract/ticket.ts';
import type { TicketSource } from './ticket-source.ts';
import { UpstreamError, type UpstreamErrorKind } from './upstream-error.ts';
import { readUpstreamResponse } from './upstream-response.ts';

export interface UpstreamSourceOptions {
  /** The chat service's origin, without a trailing slash. */
  origin: string;
  /** Sent to the service as a bearer token. */
  token?: string | undefined;
  /** For the whole check, a second attempt included. */
  timeoutMs: number;
  logError: (error: Error) => void;
  /** Told when checks pause, try again and go on: `paused` is true while the service is left alone. */
  onPause?: (paused: boolean) => void;
}

const pathOf = {
  deposit: '/api/deposits/history',
  withdraw: '/api/withdrawals/history',
} as const satisfies Record<CheckKind, string>;

/** An odd ticket may earn an odd answer; only these say that the service itself is down. */
const downKinds: readonly UpstreamErrorKind[] = ['unreachable', 'timed-out', 'failing'];

/** Asks the separate chat service. */
export function createUpstreamSource(options: UpstreamSourceOptions): TicketSource {
  const { origin, token, timeoutMs, logError, onPause } = options;
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  };
  // Only a lost connection: asking a slow or failing service again makes it slower.
  const secondAttempt = retry(
    handleWhen((error) => isUpstreamError(error, 'unreachable')),
    { maxAttempts: 1, backoff: new ConstantBackoff(chatServiceRetryDelayMs) },
  );
  const circuit = circuitBreaker(handleWhen(isSignOfDown), {
    halfOpenAfter: chatServicePauseMs,
    breaker: new ConsecutiveBreaker(chatServiceFailuresToPause),
  });
  // Outermost, so that whoever is turned away here says nothing about the service.
  const places = bulkhead(chatServiceMaxCalls);
  circuit.onStateChange((state) => onPause?.(state === CircuitState.Open));
  circuit.onBreak((reason) => {
    const detail =
      'error' in reason && reason.error instanceof UpstreamError && reason.error.detail;
    logError(new Error(`The chat service is down (${detail}). Ticket checks pause.`));
  });

  /** A trial that its visitor abandoned has proved nothing, so the circuit must not close on it. */
  function isSignOfDown(error: Error): boolean {
    if (isUpstreamError(error, 'abandoned')) return circuit.state === CircuitState.HalfOpen;
    return isUpstreamError(error, ...downKinds);
  }

  return {
    async find(kind, username, ticket, signal) {
      const deadline = AbortSignal.timeout(timeoutMs);
      const body = JSON.stringify({ username, ticket });
      const send = () => sendOnce(origin + pathOf[kind], { headers, body }, signal, deadline);
      try {
        return await places.execute(() => circuit.execute(() => secondAttempt.execute(send)));
      } catch (error) {
        if (error instanceof BulkheadRejectedError) throw new UpstreamError('crowded', 'not asked');
        if (error instanceof BrokenCircuitError) throw new UpstreamError('paused', 'not asked');
        if (isUpstreamError(error, 'unusable')) {
          logError(new Error(`The chat service's answer is not usable: ${error.detail}.`));
        }
        throw error;
      }
    },
  };
}

async function sendOnce(
  url: string,
  sent: { headers: Record<string, string>; body: string },
  signal: AbortSignal,
  deadline: AbortSignal,
): Promise<HistoryResponse> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      ...sent,
      // A redirect would carry the visitor's name and our token to an address nobody set.
      redirect: 'manual',
      signal: AbortSignal.any([signal, deadline]),
    });
    return await readUpstreamResponse(response);
  } catch (error) {
    if (error instanceof UpstreamError) throw error;
    if (signal.aborted) throw new UpstreamError('abandoned', 'the visitor left');
    if (deadline.aborted) throw new UpstreamError('timed-out', 'no answer in time');
    throw new UpstreamError('unreachable', `connection fault ${codeOf(error) ?? ''}`.trim());
  }
}

function isUpstreamError(error: unknown, ...kinds: UpstreamErrorKind[]): error is UpstreamError {
  return error instanceof UpstreamError && kinds.includes(error.kind);
}

/** `fetch` hides the socket's error one level down. */
function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
}
