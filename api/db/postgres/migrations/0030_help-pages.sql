ALTER TABLE "website_settings" ADD COLUMN "privacy" json;--> statement-breakpoint
ALTER TABLE "website_settings" ADD COLUMN "help" json;