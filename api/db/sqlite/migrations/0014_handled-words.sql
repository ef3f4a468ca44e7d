CREATE TABLE `handled_words` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`website_id` integer NOT NULL,
	`words` text NOT NULL,
	`group_id` integer NOT NULL,
	`state` text NOT NULL,
	`faq_id` integer,
	`handled_at` text NOT NULL,
	`handled_by` text NOT NULL,
	`asked_before` integer NOT NULL,
	`found_since` integer NOT NULL,
	FOREIGN KEY (`website_id`) REFERENCES `websites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `handled_words_key` ON `handled_words` (`website_id`,`words`);--> statement-breakpoint
CREATE INDEX `handled_words_group` ON `handled_words` (`website_id`,`group_id`);--> statement-breakpoint
CREATE INDEX `handled_words_handled_at` ON `handled_words` (`handled_at`);