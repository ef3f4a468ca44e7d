CREATE TABLE `faq_blocks` (
	`website_id` integer NOT NULL,
	`first_path` text NOT NULL,
	`size` integer NOT NULL,
	PRIMARY KEY(`website_id`, `first_path`),
	FOREIGN KEY (`website_id`) REFERENCES `websites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- The rows there are, a thousand to a block.
INSERT INTO `faq_blocks` (`website_id`, `first_path`, `size`)
SELECT `website_id`, CASE WHEN `block` = 0 THEN '' ELSE min(`path`) END, count(*)
FROM (
	SELECT `website_id`, `path`, (row_number() OVER (PARTITION BY `website_id` ORDER BY `path`) - 1) / 1000 AS `block`
	FROM `faqs`
)
GROUP BY `website_id`, `block`;
--> statement-breakpoint
CREATE TRIGGER `faq_blocks_insert` AFTER INSERT ON `faqs`
BEGIN
	INSERT INTO `faq_blocks` (`website_id`, `first_path`, `size`)
	SELECT NEW.`website_id`, '', 0
	WHERE NOT EXISTS (SELECT 1 FROM `faq_blocks` WHERE `website_id` = NEW.`website_id` AND `first_path` = '');
	UPDATE `faq_blocks` SET `size` = `size` + 1
	WHERE `website_id` = NEW.`website_id` AND `first_path` = (
		SELECT max(`first_path`) FROM `faq_blocks` WHERE `website_id` = NEW.`website_id` AND `first_path` <= NEW.`path`
	);
END;
--> statement-breakpoint
CREATE TRIGGER `faq_blocks_delete` AFTER DELETE ON `faqs`
BEGIN
	UPDATE `faq_blocks` SET `size` = `size` - 1
	WHERE `website_id` = OLD.`website_id` AND `first_path` = (
		SELECT max(`first_path`) FROM `faq_blocks` WHERE `website_id` = OLD.`website_id` AND `first_path` <= OLD.`path`
	);
END;
--> statement-breakpoint
CREATE TRIGGER `faq_blocks_move` AFTER UPDATE OF `website_id`, `path` ON `faqs`
WHEN NEW.`website_id` <> OLD.`website_id` OR NEW.`path` <> OLD.`path`
BEGIN
	UPDATE `faq_blocks` SET `size` = `size` - 1
	WHERE `website_id` = OLD.`website_id` AND `first_path` = (
		SELECT max(`first_path`) FROM `faq_blocks` WHERE `website_id` = OLD.`website_id` AND `first_path` <= OLD.`path`
	);
	INSERT INTO `faq_blocks` (`website_id`, `first_path`, `size`)
	SELECT NEW.`website_id`, '', 0
	WHERE NOT EXISTS (SELECT 1 FROM `faq_blocks` WHERE `website_id` = NEW.`website_id` AND `first_path` = '');
	UPDATE `faq_blocks` SET `size` = `size` + 1
	WHERE `website_id` = NEW.`website_id` AND `first_path` = (
		SELECT max(`first_path`) FROM `faq_blocks` WHERE `website_id` = NEW.`website_id` AND `first_path` <= NEW.`path`
	);
END;
--> statement-breakpoint
-- A block that has grown too large is cut after its first thousand rows.
CREATE TRIGGER `faq_blocks_split` AFTER UPDATE OF `size` ON `faq_blocks` WHEN NEW.`size` > 2000
BEGIN
	INSERT INTO `faq_blocks` (`website_id`, `first_path`, `size`)
	SELECT NEW.`website_id`, `path`, NEW.`size` - 1000 FROM `faqs`
	WHERE `website_id` = NEW.`website_id` AND `path` >= NEW.`first_path`
	ORDER BY `path` LIMIT 1 OFFSET 1000;
	UPDATE `faq_blocks` SET `size` = 1000 WHERE `website_id` = NEW.`website_id` AND `first_path` = NEW.`first_path`;
END;
--> statement-breakpoint
-- A website's first block stays, so that every path has one.
CREATE TRIGGER `faq_blocks_empty` AFTER UPDATE OF `size` ON `faq_blocks` WHEN NEW.`size` = 0 AND NEW.`first_path` <> ''
BEGIN
	DELETE FROM `faq_blocks` WHERE `website_id` = NEW.`website_id` AND `first_path` = NEW.`first_path`;
END;
