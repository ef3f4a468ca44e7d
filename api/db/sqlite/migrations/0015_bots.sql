CREATE TABLE `seen_origins` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`website_id` integer NOT NULL,
	`origin` text NOT NULL,
	`first_on` text NOT NULL,
	`last_on` text NOT NULL,
	`loads` integer NOT NULL,
	`build` text,
	`is_old_tag` integer DEFAULT false NOT NULL,
	`tags` integer DEFAULT 1 NOT NULL,
	`refused_on` text,
	FOREIGN KEY (`website_id`) REFERENCES `websites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seen_origins_key` ON `seen_origins` (`website_id`,`origin`);--> statement-breakpoint
CREATE INDEX `seen_origins_last_on` ON `seen_origins` (`last_on`);--> statement-breakpoint
ALTER TABLE `website_settings` ADD `appearance` text;--> statement-breakpoint
ALTER TABLE `website_settings` ADD `avatar` text REFERENCES images(name);--> statement-breakpoint
ALTER TABLE `website_settings` ADD `contact` text;--> statement-breakpoint
ALTER TABLE `website_settings` ADD `embed` text;--> statement-breakpoint
CREATE INDEX `website_settings_avatar` ON `website_settings` (`avatar`);