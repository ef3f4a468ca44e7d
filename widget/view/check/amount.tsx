import { useRef, useState } from 'react';
import { useChat } from '../chat-context.ts';

const confirmationMs = 2000;

/** An amount in rupiah with Indonesian digit groups, and a button that copies it. */
export function Amount({ value }: { value: number }) {
  const { copy } = useChat();
  const [isCopied, setCopied] = useState(false);
  const figure = useRef<HTMLElement>(null);
  const grouped = value.toLocaleString('id-ID');

  async function copyFigure(): Promise<void> {
    try {
      await navigator.clipboard.writeText(grouped);
      setCopied(true);
      setTimeout(() => setCopied(false), confirmationMs);
    } catch {
      // Pages without https have no clipboard API. Select the amount instead, so that the visitor can copy it.
      if (figure.current) getSelection()?.selectAllChildren(figure.current);
    }
  }

  return (
    <p className="amount">
      <span className="figure">
        Rp <strong ref={figure}>{grouped}</strong>
      </span>
      <button type="button" className="copy" aria-live="polite" onClick={copyFigure}>
        {isCopied ? copy.check.copied : copy.check.copyAmount}
      </button>
    </p>
  );
}
