ALTER TABLE "website_settings" ADD COLUMN "help_host" text collate "C";--> statement-breakpoint
CREATE UNIQUE INDEX "website_settings_help_host" ON "website_settings" USING btree ("help_host");