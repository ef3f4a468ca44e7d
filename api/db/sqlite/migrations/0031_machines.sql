CREATE TABLE `machine_tokens` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`machine_id` integer,
	`name` text NOT NULL,
	`hash` text NOT NULL,
	`last_four` text NOT NULL,
	`expires_on` text NOT NULL,
	`last_used_at` text,
	`revoked_at` text,
	`is_end_noted` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`machine_id`) REFERENCES `machines`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `machine_tokens_hash` ON `machine_tokens` (`hash`);--> statement-breakpoint
CREATE INDEX `machine_tokens_machine_id` ON `machine_tokens` (`machine_id`);--> statement-breakpoint
CREATE INDEX `machine_tokens_expires_on` ON `machine_tokens` (`expires_on`);--> statement-breakpoint
CREATE TABLE `machines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`role` text NOT NULL,
	`website_ids` text NOT NULL,
	`may_publish` integer NOT NULL,
	`addresses` text NOT NULL,
	`last_edited_at` text NOT NULL,
	`last_edited_by` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `machines_name_key` ON `machines` (`name_key`);--> statement-breakpoint
CREATE TABLE `__new_idempotency_keys` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`machine_id` integer,
	`key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`machine_id`) REFERENCES `machines`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_idempotency_keys`("id", "user_id", "machine_id", "key", "fingerprint", "answer", "created_at") SELECT "id", "user_id", null, "key", "fingerprint", "answer", "created_at" FROM `idempotency_keys`;--> statement-breakpoint
DROP TABLE `idempotency_keys`;--> statement-breakpoint
ALTER TABLE `__new_idempotency_keys` RENAME TO `idempotency_keys`;--> statement-breakpoint
CREATE UNIQUE INDEX `idempotency_keys_user_key` ON `idempotency_keys` (`user_id`,`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `idempotency_keys_machine_key` ON `idempotency_keys` (`machine_id`,`key`);--> statement-breakpoint
CREATE INDEX `idempotency_keys_created_at` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `machine_id` integer;