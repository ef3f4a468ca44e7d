DROP INDEX `audit_entries_at`;--> statement-breakpoint
CREATE INDEX `audit_entries_at` ON `audit_entries` (`at`,`id`);