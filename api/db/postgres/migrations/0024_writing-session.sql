ALTER TABLE "audit_entries" ADD COLUMN "session" text collate "C";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "began_as" text collate "C";