import type { AuditAction } from '../../../api/contract/audit.ts';
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
  publish: 'success',
  schedule: 'neutral',
  unschedule: 'neutral',
  'sign-in': 'neutral',
  'sign-in-refused': 'warning',
  'sign-out': 'neutral',
};

export function ActionBadge({ action }: { action: AuditAction }) {
  return <Badge tone={tones[action]}>{copy.actions[action]}</Badge>;
}
