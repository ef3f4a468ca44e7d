import { useState } from 'react';
import { shellCopy } from '../copy/shell.ts';
import { useRights } from '../data/rights.ts';
import { hasSingleKeys, setSingleKeys } from '../data/shortcuts.ts';
import { Modal } from '../ui/dialog/modal.tsx';
import { useModal } from '../ui/dialog/use-modal.ts';
import { Switch } from '../ui/form/switch.tsx';

/** Lists all shortcuts, with a switch for those of a single key. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const modal = useModal(onClose);
  const mayEdit = useRights()('edit');
  const [isOn, setOn] = useState(hasSingleKeys);
  return (
    <Modal state={modal} title={shellCopy.shortcuts}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 text-14">
        {shellCopy.shortcutList
          .filter((shortcut) => mayEdit || !('edits' in shortcut))
          .map(({ keys, does }) => (
            <div key={does} className="contents">
              <dt className="flex gap-1">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="rounded-control border border-line bg-canvas px-2 py-0.5 font-sans text-12"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd className="text-muted">{does}</dd>
            </div>
          ))}
      </dl>
      <div className="flex items-center justify-between gap-4 border-t border-line pt-4">
        <div className="grid gap-1">
          <p className="text-14 font-medium">{shellCopy.singleKeys}</p>
          <p className="text-12 text-muted">{shellCopy.singleKeysHelp}</p>
        </div>
        <Switch
          label={shellCopy.singleKeys}
          checked={isOn}
          onChange={(next) => {
            setSingleKeys(next);
            setOn(hasSingleKeys());
          }}
        />
      </div>
    </Modal>
  );
}
