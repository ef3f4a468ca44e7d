CREATE TABLE `search_tests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`website_id` integer NOT NULL,
	`words` text NOT NULL,
	`faq_id` integer NOT NULL,
	`state` text NOT NULL,
	`count` integer NOT NULL,
	`last_on` text NOT NULL,
	FOREIGN KEY (`website_id`) REFERENCES `websites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_tests_key` ON `search_tests` (`website_id`,`words`);--> statement-breakpoint
CREATE INDEX `search_tests_last_on` ON `search_tests` (`last_on`);