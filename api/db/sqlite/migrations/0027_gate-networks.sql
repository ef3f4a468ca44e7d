DROP INDEX `whitelists_ip`;--> statement-breakpoint
ALTER TABLE `whitelists` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `whitelists` ADD `last_used_on` text;--> statement-breakpoint
ALTER TABLE `whitelists` ADD `until` text;--> statement-breakpoint
ALTER TABLE `whitelists` ADD `passkey_id` text REFERENCES passkeys(id) ON DELETE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX `whitelists_ip_passkey` ON `whitelists` (`ip`,coalesce("passkey_id", ''));--> statement-breakpoint
CREATE INDEX `whitelists_passkey_id` ON `whitelists` (`passkey_id`);