import { WebsiteSelect, type WebsiteSelectProps } from './website-select.tsx';

/** Chooses the website that a page is about, beside the page's title. */
export function PageWebsiteSelect(
  select: Pick<WebsiteSelectProps, 'first' | 'value' | 'onChange'>,
) {
  return (
    <div className="min-w-32 flex-1 sm:max-w-60">
      <WebsiteSelect hidesLabel {...select} />
    </div>
  );
}
