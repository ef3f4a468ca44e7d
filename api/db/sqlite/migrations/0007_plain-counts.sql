-- The triggers first: those on the counted tables would write to tables that are gone.
DROP TRIGGER `faq_blocks_insert`;
--> statement-breakpoint
DROP TRIGGER `faq_blocks_delete`;
--> statement-breakpoint
DROP TRIGGER `faq_blocks_move`;
--> statement-breakpoint
DROP TRIGGER `faq_blocks_split`;
--> statement-breakpoint
DROP TRIGGER `faq_blocks_empty`;
--> statement-breakpoint
DROP TRIGGER `table_sizes_users_insert`;
--> statement-breakpoint
DROP TRIGGER `table_sizes_users_delete`;
--> statement-breakpoint
DROP TRIGGER `table_sizes_websites_insert`;
--> statement-breakpoint
DROP TRIGGER `table_sizes_websites_delete`;
--> statement-breakpoint
DROP TRIGGER `table_sizes_whitelists_insert`;
--> statement-breakpoint
DROP TRIGGER `table_sizes_whitelists_delete`;
--> statement-breakpoint
DROP TRIGGER `table_sizes_website_links_insert`;
--> statement-breakpoint
DROP TRIGGER `table_sizes_website_links_delete`;
--> statement-breakpoint
DROP TABLE `faq_blocks`;
--> statement-breakpoint
DROP TABLE `table_sizes`;
