import type { SettingsDifference } from '../../../../api/contract/settings-copies.ts';
import { auditDetailsCopy as details } from '../../../copy/audit-details.ts';
import { settingsCopiesCopy as copy } from '../../../copy/settings-copies.ts';
import { comparedFields } from '../../../ui/comparison/audit-fields.tsx';
import { Comparison } from '../../../ui/comparison/comparison.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';

interface SettingsDifferencesProps {
  /** Of the website. */
  name: string;
  /** Undefined for a website that would not change. */
  difference: SettingsDifference | undefined;
}

/** What would change in a website, folded until the user opens it. */
export function SettingsDifferences({ name, difference }: SettingsDifferencesProps) {
  if (!difference) return <p className="pb-2 pl-6 text-13 text-muted">{copy.same}</p>;
  const { before, after } = difference;
  const fields = Object.keys(after).length;
  return (
    <div className="pb-2 pl-6">
      <Disclosure
        summary={copy.differences(fields)}
        label={copy.differencesOf(fields, name)}
        tone="muted"
      >
        <div className="pt-2">
          <Comparison
            captions={{ left: details.before, right: details.after }}
            changedLabel={details.changed}
            fields={comparedFields(before, after, { websiteName: String, parents: {} })}
          />
        </div>
      </Disclosure>
    </div>
  );
}
