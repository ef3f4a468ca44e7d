import { CopyPlus, Globe } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useRoute } from 'wouter';
import { uiCopy } from '../../copy/ui.ts';
import { settingsCopy as copy } from '../../copy/website-settings.ts';
import { ApiError } from '../../data/api-client.ts';
import { rememberWebsite } from '../../data/websites/recent-websites.ts';
import { useNoPageBot } from '../../data/websites/use-no-page-bot.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import { useWebsiteSettings } from '../../data/websites/website-settings.ts';
import { readWebsiteId } from '../../format/website-id.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyPart } from '../../ui/lazy.tsx';
import { ListError } from '../../ui/list-error.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { NextSteps } from './install/next-steps.tsx';
import { SettingsEditor } from './settings/settings-editor.tsx';

const CopySettingsDialog = lazyPart(() =>
  import('./settings/website-parts.ts').then((m) => m.CopySettingsDialog),
);

/** One website: the appearance of its bot, its contact channels and its installation. */
export function WebsitePage() {
  const [, params] = useRoute('/website/:id');
  const websiteId = readWebsiteId(params?.id ?? '');
  const { data: websites = [] } = useWebsiteOptions();
  const name = websites.find((website) => website.id === websiteId)?.name;
  const isKnown = websiteId !== undefined && name !== undefined;
  useEffect(() => {
    if (isKnown) rememberWebsite(websiteId);
  }, [websiteId, isKnown]);
  // The launcher would cover the save bar.
  useNoPageBot();
  return (
    <>
      <PageHeader
        title={name ?? copy.title}
        parent={{ label: copy.parent, to: '/website' }}
        action={isKnown && websites.length > 1 && <CopyButton websiteId={websiteId} />}
      />
      {websiteId === undefined ? (
        <UnknownWebsite />
      ) : (
        <div className="grid gap-3">
          <NextSteps websiteId={websiteId} />
          <WebsiteSettings key={websiteId} websiteId={websiteId} name={name} />
        </div>
      )}
    </>
  );
}

/** Uses the settings of the website in others. */
function CopyButton({ websiteId }: { websiteId: number }) {
  const { data } = useWebsiteSettings(websiteId);
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  return (
    <>
      <Button Icon={CopyPlus} onClick={() => setOpen(true)}>
        {copy.useElsewhere}
      </Button>
      {isOpen && (
        <CopySettingsDialog
          websiteId={websiteId}
          version={data.version}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface WebsiteSettingsProps {
  websiteId: number;
  name: string | undefined;
}

function WebsiteSettings({ websiteId, name }: WebsiteSettingsProps) {
  const { data, error, refetch } = useWebsiteSettings(websiteId);
  if (data) return <SettingsEditor websiteId={websiteId} name={name} settings={data} />;
  if (error instanceof ApiError && error.status === 404) return <UnknownWebsite />;
  if (error === null) return <SettingsSkeleton />;
  return (
    <div className="rounded-card border border-line bg-surface">
      <ListError title={copy.loadFailed} error={error} onRetry={() => void refetch()} />
    </div>
  );
}

function UnknownWebsite() {
  return (
    <div className="rounded-card border border-line bg-surface">
      <EmptyState
        Icon={Globe}
        action={
          <Link
            to="/website"
            className="touch-target py-1 text-14 text-accent-text hover:underline"
          >
            {copy.toWebsites}
          </Link>
        }
      >
        {copy.notFound}
      </EmptyState>
    </div>
  );
}

/** The placeholder of the form until its values are loaded. */
function SettingsSkeleton() {
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        {uiCopy.loading}
      </p>
      <div className="h-11 w-72 max-w-full animate-pulse rounded-control bg-skeleton" />
      {['h-44', 'h-80', 'h-64'].map((height) => (
        <div
          key={height}
          className={`${height} animate-pulse rounded-card border border-line bg-surface`}
        />
      ))}
    </div>
  );
}
