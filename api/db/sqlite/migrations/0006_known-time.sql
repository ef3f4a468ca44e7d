CREATE TABLE `known_time` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`doubted_at` text,
	`doubted_for_ms` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
INSERT INTO `known_time` (`id`, `at`) VALUES (1, coalesce((SELECT max(`at`) FROM `audit_entries`), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')));
