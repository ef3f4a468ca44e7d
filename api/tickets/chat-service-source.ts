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
import type { HistoryResponse } from '../contract/public-api.ts';
import { tickets } from '../contract/ticket.ts';
import { ChatServiceError, type ChatServiceErrorKind } from './chat-service-error.ts';
import { readChatServiceResponse } from './chat-service-response.ts';
import {
  chatServiceFailuresToPause,
  chatServiceMaxCalls,
  chatServicePauseMs,
  chatServiceRetryDelayMs,
} from './ticket-limits.ts';
import type { TicketSource } from './ticket-source.ts';

export interface ChatServiceSourceOptions {
  /** The chat service's origin, without a trailing slash. */
  origin: string;
  /** Sent to the service as a bearer token. */
  token?: string | undefined;
  /** Time limit for the whole check, including a retry. */
  timeoutMs: number;
  logError: (error: Error) => void;
  /** Called when checks pause or resume; `paused` is true while no checks are sent. */
  onPause?: (paused: boolean) => void;
}

/** Errors that mean the service is down. An `unusable` response does not: one unusual ticket may cause it. */
const downKinds: readonly ChatServiceErrorKind[] = ['unreachable', 'timed-out', 'failing'];

/** Looks tickets up at the separate chat service. */
export function createChatServiceSource(options: ChatServiceSourceOptions): TicketSource {
  const { origin, token, timeoutMs, logError, onPause } = options;
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  };
  // Retry only lost connections: retrying would make a slow or failing service slower.
  const secondAttempt = retry(
    handleWhen((error) => isChatServiceError(error, 'unreachable')),
    { maxAttempts: 1, backoff: new ConstantBackoff(chatServiceRetryDelayMs) },
  );
  const circuit = circuitBreaker(handleWhen(isSignOfDown), {
    halfOpenAfter: chatServicePauseMs,
    breaker: new ConsecutiveBreaker(chatServiceFailuresToPause),
  });
  // The outermost policy, so that checks that it refuses do not count as failures of the service.
  const places = bulkhead(chatServiceMaxCalls);
  circuit.onStateChange((state) => onPause?.(state === CircuitState.Open));
  circuit.onBreak((reason) => {
    const detail =
      'error' in reason && reason.error instanceof ChatServiceError && reason.error.detail;
    logError(new Error(`The chat service is down (${detail}). Ticket checks pause.`));
  });

  /** An abandoned trial call proves nothing, so it must not close the circuit. */
  function isSignOfDown(error: Error): boolean {
    if (isChatServiceError(error, 'abandoned')) return circuit.state === CircuitState.HalfOpen;
    return isChatServiceError(error, ...downKinds);
  }

  return {
    async find(kind, username, ticket, signal) {
      const deadline = AbortSignal.timeout(timeoutMs);
      const body = JSON.stringify({ username, ticket });
      const send = () =>
        sendOnce(origin + tickets[kind].route, { headers, body }, signal, deadline);
      try {
        return await places.execute(() => circuit.execute(() => secondAttempt.execute(send)));
      } catch (error) {
        if (error instanceof BulkheadRejectedError)
          throw new ChatServiceError('crowded', 'not asked');
        if (error instanceof BrokenCircuitError) throw new ChatServiceError('paused', 'not asked');
        if (isChatServiceError(error, 'unusable')) {
          logError(new Error(`The chat service's response is not usable: ${error.detail}.`));
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
      // A redirect could send the visitor's name and our token to another host.
      redirect: 'manual',
      signal: AbortSignal.any([signal, deadline]),
    });
    return await readChatServiceResponse(response);
  } catch (error) {
    if (error instanceof ChatServiceError) throw error;
    if (signal.aborted) throw new ChatServiceError('abandoned', 'the visitor left');
    if (deadline.aborted) throw new ChatServiceError('timed-out', 'no response in time');
    throw new ChatServiceError('unreachable', `connection error ${codeOf(error) ?? ''}`.trim());
  }
}

function isChatServiceError(
  error: unknown,
  ...kinds: ChatServiceErrorKind[]
): error is ChatServiceError {
  return error instanceof ChatServiceError && kinds.includes(error.kind);
}

/** The socket's error is the cause of `fetch`'s error. */
function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
}
