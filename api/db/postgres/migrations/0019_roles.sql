ALTER TABLE "users" ADD COLUMN "role" text collate "C" DEFAULT 'admin' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "website_ids" json;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "may_publish" boolean DEFAULT true NOT NULL;