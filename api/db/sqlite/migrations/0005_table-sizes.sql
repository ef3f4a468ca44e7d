CREATE TABLE `table_sizes` (
	`name` text PRIMARY KEY NOT NULL,
	`size` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `table_sizes` (`name`, `size`) SELECT 'users', count(*) FROM `users`;
--> statement-breakpoint
CREATE TRIGGER `table_sizes_users_insert` AFTER INSERT ON `users`
BEGIN
	UPDATE `table_sizes` SET `size` = `size` + 1 WHERE `name` = 'users';
END;
--> statement-breakpoint
CREATE TRIGGER `table_sizes_users_delete` AFTER DELETE ON `users`
BEGIN
	UPDATE `table_sizes` SET `size` = `size` - 1 WHERE `name` = 'users';
END;
--> statement-breakpoint
INSERT INTO `table_sizes` (`name`, `size`) SELECT 'websites', count(*) FROM `websites`;
--> statement-breakpoint
CREATE TRIGGER `table_sizes_websites_insert` AFTER INSERT ON `websites`
BEGIN
	UPDATE `table_sizes` SET `size` = `size` + 1 WHERE `name` = 'websites';
END;
--> statement-breakpoint
CREATE TRIGGER `table_sizes_websites_delete` AFTER DELETE ON `websites`
BEGIN
	UPDATE `table_sizes` SET `size` = `size` - 1 WHERE `name` = 'websites';
END;
--> statement-breakpoint
INSERT INTO `table_sizes` (`name`, `size`) SELECT 'whitelists', count(*) FROM `whitelists`;
--> statement-breakpoint
CREATE TRIGGER `table_sizes_whitelists_insert` AFTER INSERT ON `whitelists`
BEGIN
	UPDATE `table_sizes` SET `size` = `size` + 1 WHERE `name` = 'whitelists';
END;
--> statement-breakpoint
CREATE TRIGGER `table_sizes_whitelists_delete` AFTER DELETE ON `whitelists`
BEGIN
	UPDATE `table_sizes` SET `size` = `size` - 1 WHERE `name` = 'whitelists';
END;
--> statement-breakpoint
INSERT INTO `table_sizes` (`name`, `size`) SELECT 'website_links', count(*) FROM `website_links`;
--> statement-breakpoint
CREATE TRIGGER `table_sizes_website_links_insert` AFTER INSERT ON `website_links`
BEGIN
	UPDATE `table_sizes` SET `size` = `size` + 1 WHERE `name` = 'website_links';
END;
--> statement-breakpoint
CREATE TRIGGER `table_sizes_website_links_delete` AFTER DELETE ON `website_links`
BEGIN
	UPDATE `table_sizes` SET `size` = `size` - 1 WHERE `name` = 'website_links';
END;
