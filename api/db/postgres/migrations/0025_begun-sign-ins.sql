ALTER TABLE "challenges" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD COLUMN "address" text collate "C";--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD COLUMN "browser" text collate "C";--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD COLUMN "begun" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD COLUMN "counted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD COLUMN "counted_in" bigint;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenges_user_id" ON "challenges" USING btree ("user_id");