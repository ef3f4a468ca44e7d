CREATE TABLE `insight_counts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`website_id` integer NOT NULL,
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`faq_id` integer NOT NULL,
	`count` integer NOT NULL,
	FOREIGN KEY (`website_id`) REFERENCES `websites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `insight_counts_key` ON `insight_counts` (`website_id`,`day`,`kind`,`faq_id`);--> statement-breakpoint
CREATE INDEX `insight_counts_day` ON `insight_counts` (`day`);--> statement-breakpoint
CREATE TABLE `insight_words` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`website_id` integer NOT NULL,
	`words` text NOT NULL,
	`count` integer NOT NULL,
	`first_on` text NOT NULL,
	`last_on` text NOT NULL,
	FOREIGN KEY (`website_id`) REFERENCES `websites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `insight_words_key` ON `insight_words` (`website_id`,`words`);--> statement-breakpoint
CREATE INDEX `insight_words_rank` ON `insight_words` (`website_id`,`count`,`last_on`);--> statement-breakpoint
CREATE INDEX `insight_words_last_on` ON `insight_words` (`last_on`);