ALTER TABLE `website_settings` ADD `privacy` text;--> statement-breakpoint
ALTER TABLE `website_settings` ADD `help` text;