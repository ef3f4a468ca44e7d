CREATE TABLE `rare_words` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`website_id` integer NOT NULL,
	`hash` text NOT NULL,
	`sender_group` integer NOT NULL,
	`count` integer NOT NULL,
	`day` text NOT NULL,
	FOREIGN KEY (`website_id`) REFERENCES `websites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rare_words_key` ON `rare_words` (`website_id`,`hash`,`sender_group`);--> statement-breakpoint
CREATE INDEX `rare_words_day` ON `rare_words` (`day`);