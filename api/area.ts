import type { AuditedDatabase } from './audit-log/audited-database.ts';
import type { Guard } from './auth/guard.ts';
import type { ResponseHeaders } from './http/response-headers.ts';
import type { CreateOnce } from './idempotency/create-once.ts';
import type { UploadSlots } from './images/upload-slots.ts';

/** What the routes behind the session share. Each area takes what it needs. */
export interface Area {
  db: AuditedDatabase;
  guard: Guard;
  createOnce: CreateOnce;
  headers: ResponseHeaders;
  uploadSlots: UploadSlots;
}
