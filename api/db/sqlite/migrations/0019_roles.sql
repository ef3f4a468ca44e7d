ALTER TABLE `users` ADD `role` text DEFAULT 'admin' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `website_ids` text;--> statement-breakpoint
ALTER TABLE `users` ADD `may_publish` integer DEFAULT true NOT NULL;