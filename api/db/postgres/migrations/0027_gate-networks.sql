DROP INDEX "whitelists_ip";--> statement-breakpoint
ALTER TABLE "whitelists" ADD COLUMN "note" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "whitelists" ADD COLUMN "last_used_on" text collate "C";--> statement-breakpoint
ALTER TABLE "whitelists" ADD COLUMN "until" text collate "C";--> statement-breakpoint
ALTER TABLE "whitelists" ADD COLUMN "passkey_id" text collate "C";--> statement-breakpoint
ALTER TABLE "whitelists" ADD CONSTRAINT "whitelists_passkey_id_passkeys_id_fk" FOREIGN KEY ("passkey_id") REFERENCES "passkeys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "whitelists_ip_passkey" ON "whitelists" USING btree ("ip",coalesce("passkey_id", ''));--> statement-breakpoint
CREATE INDEX "whitelists_passkey_id" ON "whitelists" USING btree ("passkey_id");