ALTER TABLE `website_settings` ADD `help_host` text;--> statement-breakpoint
CREATE UNIQUE INDEX `website_settings_help_host` ON `website_settings` (`help_host`);