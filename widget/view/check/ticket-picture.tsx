import { type CheckKind, tickets } from '../../../api/contract/ticket.ts';
import { useChat } from '../chat-context.ts';

/** The rows of the drawing; the middle one is the ticket number to copy. */
const rows = ['3612270', '3612272', '3612268'];

/** A drawing of the history page that shows where the ticket number is. Inline SVG needs no request. */
export function TicketPicture({ kind }: { kind: CheckKind }) {
  const { copy } = useChat();
  return (
    <svg className="sketch" viewBox="0 0 240 136" role="img" aria-label={copy.check.picture[kind]}>
      <text x="16" y="26" className="sketch-title">
        {copy.check.history[kind]}
      </text>
      {rows.map((number, index) => {
        const y = 40 + index * 30;
        return (
          <g key={number} className={index === 1 ? 'sketch-row chosen' : 'sketch-row'}>
            <rect x="10" y={y} width="220" height="24" rx="6" />
            <text x="20" y={y + 16.5}>
              {tickets[kind].letter}
              {number}
            </text>
            <path d={`M112 ${y + 12}h44M180 ${y + 12}h38`} />
          </g>
        );
      })}
    </svg>
  );
}
