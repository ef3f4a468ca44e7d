CREATE TABLE `announcements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`text` text NOT NULL,
	`link` text,
	`starts_at` text NOT NULL,
	`ends_at` text NOT NULL,
	`website_ids` text,
	`last_edited_at` text NOT NULL,
	`last_edited_by` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `announcements_ends_at` ON `announcements` (`ends_at`);--> statement-breakpoint
ALTER TABLE `faqs` ADD `source_id` integer;--> statement-breakpoint
ALTER TABLE `faqs` ADD `review_on` text;--> statement-breakpoint
ALTER TABLE `faqs` ADD `review_every` integer;--> statement-breakpoint
ALTER TABLE `faqs` ADD `confirmed_at` text;--> statement-breakpoint
ALTER TABLE `faqs` ADD `confirmed_by` text;--> statement-breakpoint
CREATE INDEX `faqs_source` ON `faqs` (`source_id`);--> statement-breakpoint
ALTER TABLE `website_settings` ADD `fill_words` text;--> statement-breakpoint
ALTER TABLE `website_settings` ADD `review_every` integer;--> statement-breakpoint
ALTER TABLE `website_settings` ADD `review_since` text;--> statement-breakpoint
ALTER TABLE `websites` ADD `is_library` integer DEFAULT false NOT NULL;