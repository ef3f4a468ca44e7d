import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { uiCopy } from '../../copy/ui.ts';
import { showToast } from '../../data/toasts.ts';
import { Button } from '../button.tsx';

/** How long the confirmation is shown (spec, section 9). */
const copiedMs = 2000;

interface CopyButtonProps {
  text: string;
  /** What is copied, for screen readers. */
  subject?: string;
  /** The button's text instead of 'Salin'. */
  label?: string;
  onCopied?: () => void;
}

export function CopyButton({ text, subject, label = uiCopy.copy, onCopied }: CopyButtonProps) {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied((times) => times + 1);
      onCopied?.();
    } catch {
      showToast('error', uiCopy.copyFailed);
    }
  };

  return (
    <span className="inline-grid">
      <Button
        size="sm"
        aria-label={copied || !subject ? undefined : `${label} ${subject}`}
        Icon={copied ? Check : Copy}
        onClick={copy}
      >
        {copied ? uiCopy.copied : label}
      </Button>
      <span role="status" className="sr-only">
        {copied ? uiCopy.copied : ''}
      </span>
    </span>
  );
}
