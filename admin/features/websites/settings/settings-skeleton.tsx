import { uiCopy } from '../../../copy/ui.ts';

/** The placeholder of the form until its values are loaded. */
export function SettingsSkeleton() {
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
