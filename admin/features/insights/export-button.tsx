import { Download } from 'lucide-react';
import { useState } from 'react';
import type { InsightPart } from '../../../api/contract/insights.ts';
import { insightsCopy } from '../../copy/insights.ts';
import { api } from '../../data/api-client.ts';
import { saveResponse } from '../../data/save-file.ts';
import { showError } from '../../data/toasts.ts';
import { Button } from '../../ui/button.tsx';
import type { Period } from './period.ts';

const copy = insightsCopy.charts;
const names = { days: copy.exportDays, faqs: copy.exportFaqs };

interface ExportButtonProps {
  websiteId: number;
  period: Period;
  part: InsightPart;
}

/** Downloads the sums of the period as a file. */
export function ExportButton({ websiteId, period: { from, to }, part }: ExportButtonProps) {
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    const param = { websiteId: `${websiteId}` };
    try {
      await saveResponse(
        api.api.insights[':websiteId'].csv.$get({ param, query: { from, to, part } }),
        () => {},
      );
    } catch (error) {
      showError(error, copy.exportFailed);
    }
    setPending(false);
  };
  return (
    <Button
      size="sm"
      tone="ghost"
      aria-label={names[part]}
      Icon={Download}
      pending={isPending}
      onClick={save}
    >
      {copy.export}
    </Button>
  );
}
