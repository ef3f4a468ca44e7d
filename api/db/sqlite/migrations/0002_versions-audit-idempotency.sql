CREATE TABLE `audit_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`user_id` integer,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`address` text,
	`action` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` integer,
	`website_id` integer,
	`label` text NOT NULL,
	`before` text,
	`after` text,
	`removed` text,
	`restores` integer
);
--> statement-breakpoint
CREATE INDEX `audit_entries_at` ON `audit_entries` (`at`);--> statement-breakpoint
CREATE INDEX `audit_entries_username` ON `audit_entries` (`username_key`,`at`);--> statement-breakpoint
CREATE INDEX `audit_entries_entity` ON `audit_entries` (`entity`,`at`);--> statement-breakpoint
CREATE INDEX `audit_entries_action` ON `audit_entries` (`action`,`at`);--> statement-breakpoint
CREATE INDEX `audit_entries_website` ON `audit_entries` (`website_id`,`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `audit_entries_restores` ON `audit_entries` (`restores`);--> statement-breakpoint
CREATE TABLE `audit_images` (
	`entry_id` integer NOT NULL,
	`image` text NOT NULL,
	PRIMARY KEY(`entry_id`, `image`),
	FOREIGN KEY (`entry_id`) REFERENCES `audit_snapshots`(`entry_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`image`) REFERENCES `images`(`name`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `audit_images_image` ON `audit_images` (`image`);--> statement-breakpoint
CREATE TABLE `audit_snapshots` (
	`entry_id` integer PRIMARY KEY NOT NULL,
	`rows` text NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `audit_entries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `idempotency_keys_user_key` ON `idempotency_keys` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `idempotency_keys_created_at` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
ALTER TABLE `faqs` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `website_links` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `websites` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `whitelists` ADD `version` integer DEFAULT 1 NOT NULL;