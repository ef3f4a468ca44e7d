CREATE TABLE `outdated_reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`faq_id` integer NOT NULL,
	`sender_group` integer NOT NULL,
	`day` text NOT NULL,
	FOREIGN KEY (`faq_id`) REFERENCES `faqs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outdated_reports_key` ON `outdated_reports` (`faq_id`,`sender_group`);--> statement-breakpoint
CREATE INDEX `outdated_reports_day` ON `outdated_reports` (`day`);--> statement-breakpoint
ALTER TABLE `faqs` ADD `note` text;--> statement-breakpoint
ALTER TABLE `faqs` ADD `own_note` text;--> statement-breakpoint
ALTER TABLE `faqs` ADD `outdated_on` text;