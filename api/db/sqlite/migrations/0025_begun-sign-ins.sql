ALTER TABLE `challenges` ADD `user_id` integer REFERENCES users(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `challenges_user_id` ON `challenges` (`user_id`);--> statement-breakpoint
ALTER TABLE `pending_sign_ins` ADD `address` text;--> statement-breakpoint
ALTER TABLE `pending_sign_ins` ADD `browser` text;--> statement-breakpoint
ALTER TABLE `pending_sign_ins` ADD `begun` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `pending_sign_ins` ADD `counted` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `pending_sign_ins` ADD `counted_in` integer;