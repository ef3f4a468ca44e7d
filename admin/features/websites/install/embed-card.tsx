import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { EmbedMode } from '../../../../api/contract/embedding.ts';
import type { WebsiteSettings } from '../../../../api/contract/faqs/publishing.ts';
import { installsCopy as copy } from '../../../copy/installs.ts';
import { failureMessage } from '../../../data/toasts.ts';
import { settingsQuery, useWebsiteSettings } from '../../../data/websites/website-settings.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { ListError } from '../../../ui/list-error.tsx';
import { TitledCard } from '../../../ui/titled-card.tsx';
import { useLinkCount } from '../data/origin-queries.ts';
import { findStored, useSettingsWrites } from '../data/settings-writes.ts';
import { RefusedList } from './refused-list.tsx';

/** Sets who may embed a website's bot. */
export function EmbedCard({ websiteId }: { websiteId: number }) {
  const { data, error, refetch } = useWebsiteSettings(websiteId);
  return (
    <TitledCard title={copy.embedTitle} text={copy.embedText}>
      {data ? (
        <EmbedForm websiteId={websiteId} settings={data} />
      ) : error ? (
        <ListError title={copy.embedLoadFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="h-37 animate-pulse rounded-control bg-skeleton">
          <span className="sr-only">{copy.embedLoading}</span>
        </div>
      )}
    </TitledCard>
  );
}

interface EmbedFormProps {
  websiteId: number;
  settings: WebsiteSettings;
}

/** Sets which pages may use a website's bot, and lists the refused origins. */
function EmbedForm({ websiteId, settings }: EmbedFormProps) {
  const { embed, version } = settings;
  const [chosen, setChosen] = useState<EmbedMode>();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const queryClient = useQueryClient();
  const { update, report } = useSettingsWrites(websiteId);
  const links = useLinkCount(websiteId).data;
  const mode = chosen ?? embed;

  const save = async () => {
    setSaving(true);
    setFailure(undefined);
    try {
      report([await update({ embed: mode, version })]);
      setChosen(undefined);
    } catch (error) {
      const stored = findStored(error);
      if (stored) queryClient.setQueryData(settingsQuery(websiteId).queryKey, stored);
      setFailure(stored ? copy.embedChanged : failureMessage(error, copy.embedFailed));
    }
    setSaving(false);
  };

  return (
    <>
      <RadioList
        legend={copy.embedLegend}
        choices={copy.embedModes}
        value={mode}
        onChange={setChosen}
      />
      {mode === 'links' && links !== undefined && (
        <p className="text-14 text-muted">
          {copy.embedLinks(links)}{' '}
          <Link to="/link" className="touch-target text-accent-text underline">
            {copy.toLinks}
          </Link>
        </p>
      )}
      {mode === 'links' && <RefusedList websiteId={websiteId} isEffective={embed === 'links'} />}
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      <Button
        tone="primary"
        className="justify-self-start"
        disabled={mode === embed && !isSaving}
        pending={isSaving}
        onClick={save}
      >
        {copy.embedSave}
      </Button>
    </>
  );
}
