import type { AuditAction, AuditEntry } from '../../../api/contract/audit.ts';
import { auditCopy as copy } from '../../copy/audit.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const tones: Record<AuditAction, BadgeTone> = {
  create: 'success',
  update: 'neutral',
  move: 'neutral',
  replace: 'neutral',
  copy: 'success',
  delete: 'danger',
  import: 'neutral',
  restore: 'success',
  confirm: 'success',
  publish: 'success',
  schedule: 'neutral',
  unschedule: 'neutral',
  'sign-in': 'neutral',
  'sign-in-refused': 'warning',
  'sign-in-unfinished': 'warning',
  'sign-out': 'neutral',
  'sign-proof-refused': 'warning',
};

export function ActionBadge({ entry: { action, after } }: { entry: AuditEntry }) {
  const isVersion = 'version_after' in { ...after } || 'version_before' in { ...after };
  if (isVersion) return <Badge tone="success">{copy.broughtBack}</Badge>;
  return <Badge tone={tones[action]}>{copy.actions[action]}</Badge>;
}
