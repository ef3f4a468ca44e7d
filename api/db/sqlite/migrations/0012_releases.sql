CREATE TABLE `release_images` (
	`release_id` integer NOT NULL,
	`image` text NOT NULL,
	PRIMARY KEY(`release_id`, `image`),
	FOREIGN KEY (`release_id`) REFERENCES `releases`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`image`) REFERENCES `images`(`name`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `release_images_image` ON `release_images` (`image`);--> statement-breakpoint
CREATE TABLE `releases` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`website_id` integer NOT NULL,
	`number` integer NOT NULL,
	`published_at` text NOT NULL,
	`published_by` text NOT NULL,
	`note` text,
	`changes` integer NOT NULL,
	`restored_from` integer,
	`tree` blob NOT NULL,
	`outline` blob NOT NULL,
	FOREIGN KEY (`website_id`) REFERENCES `websites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `releases_website_number` ON `releases` (`website_id`,`number`);--> statement-breakpoint
CREATE TABLE `scheduled_releases` (
	`website_id` integer PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`note` text,
	`user_id` integer,
	`username` text NOT NULL,
	FOREIGN KEY (`website_id`) REFERENCES `websites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `scheduled_releases_at` ON `scheduled_releases` (`at`);--> statement-breakpoint
CREATE TABLE `website_settings` (
	`website_id` integer PRIMARY KEY NOT NULL,
	`release_id` integer,
	`last_edited_at` text NOT NULL,
	`last_edited_by` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`website_id`) REFERENCES `websites`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`release_id`) REFERENCES `releases`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `website_settings_release` ON `website_settings` (`release_id`);