ALTER TABLE `audit_entries` ADD `session` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `began_as` text;