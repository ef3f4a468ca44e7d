import { uiCopy } from '../../../copy/ui.ts';
import { settingsCopy as copy } from '../../../copy/website-settings.ts';
import { Button } from '../../../ui/button.tsx';

interface SaveBarProps {
  isDirty: boolean;
  isSubmitting: boolean;
  onCancel: () => void;
}

/** Saves all tabs of the page together. It stays at the bottom of the window. */
export function SaveBar({ isDirty, isSubmitting, onCancel }: SaveBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      role="group"
      aria-label={copy.saveBar}
      data-toast-avoid
      className="save-bar sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-4 py-3 md:mx-0 md:rounded-card md:border"
    >
      <p role="status" className="grow basis-40 text-13 text-muted">
        {isSubmitting ? uiCopy.saving : isDirty ? copy.unsaved : copy.saved}
      </p>
      {isDirty && (
        <Button disabled={isSubmitting} onClick={onCancel}>
          {copy.cancelChanges}
        </Button>
      )}
      <Button type="submit" tone="primary" pending={isSubmitting}>
        {copy.save}
      </Button>
    </div>
  );
}
