CREATE TABLE `faqs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`website_id` integer NOT NULL,
	`parent_id` integer,
	`question` text NOT NULL,
	`answer` text,
	`image` text,
	`position` integer NOT NULL,
	`path` text NOT NULL,
	`last_edited_at` text NOT NULL,
	`last_edited_by` text NOT NULL,
	FOREIGN KEY (`website_id`) REFERENCES `websites`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`parent_id`) REFERENCES `faqs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`image`) REFERENCES `images`(`name`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "faqs_position_fits_path" CHECK("faqs"."position" between 1 and 9999999)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `faqs_website_path` ON `faqs` (`website_id`,`path`);--> statement-breakpoint
CREATE INDEX `faqs_siblings` ON `faqs` (`parent_id`,`website_id`,`position`);--> statement-breakpoint
CREATE INDEX `faqs_image` ON `faqs` (`image`);--> statement-breakpoint
CREATE TABLE `images` (
	`name` text PRIMARY KEY NOT NULL,
	`content` blob NOT NULL,
	`content_type` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`byte_size` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ledger_tickets` (
	`ticket` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`amount` integer NOT NULL,
	`final_amount` integer,
	`recorded_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`password_hash` text NOT NULL,
	`status` integer DEFAULT true NOT NULL,
	`session_epoch` integer DEFAULT 1 NOT NULL,
	`website_id` integer,
	`last_edited_at` text NOT NULL,
	`last_edited_by` text NOT NULL,
	FOREIGN KEY (`website_id`) REFERENCES `websites`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key` ON `users` (`username_key`);--> statement-breakpoint
CREATE INDEX `users_website_id` ON `users` (`website_id`);--> statement-breakpoint
CREATE TABLE `website_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`website_id` integer NOT NULL,
	`link` text NOT NULL,
	`link_key` text NOT NULL,
	`last_edited_at` text NOT NULL,
	`last_edited_by` text NOT NULL,
	FOREIGN KEY (`website_id`) REFERENCES `websites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `website_links_website_link` ON `website_links` (`website_id`,`link_key`);--> statement-breakpoint
CREATE TABLE `websites` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`livechat_link` text NOT NULL,
	`server_ip` text NOT NULL,
	`last_edited_at` text NOT NULL,
	`last_edited_by` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `whitelists` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`ip` text NOT NULL,
	`status` integer DEFAULT true NOT NULL,
	`last_edited_at` text NOT NULL,
	`last_edited_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `whitelists_ip` ON `whitelists` (`ip`);