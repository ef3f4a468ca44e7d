CREATE TABLE `audit_faqs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entry_id` integer NOT NULL,
	`faq_id` integer NOT NULL,
	`before` text,
	`after` text,
	FOREIGN KEY (`entry_id`) REFERENCES `audit_entries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_faqs_faq_entry` ON `audit_faqs` (`faq_id`,`entry_id`);--> statement-breakpoint
CREATE INDEX `audit_faqs_entry` ON `audit_faqs` (`entry_id`);--> statement-breakpoint
CREATE INDEX `audit_entries_row` ON `audit_entries` (`entity_id`,`entity`);