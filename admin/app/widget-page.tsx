import { shellCopy } from '../copy/shell.ts';
import { Brand } from '../ui/brand.tsx';
import { useTitle } from '../ui/use-title.ts';

/** A page that shows only the bot. The bot's element is in index.html. */
export function WidgetPage() {
  useTitle();
  return (
    <main className="grid min-h-dvh place-items-center p-6 pb-28">
      <div className="grid max-w-96 justify-items-center gap-4 text-center">
        <h1>
          <Brand withName />
        </h1>
        <p className="text-balance text-muted">{shellCopy.widgetLead}</p>
      </div>
    </main>
  );
}
