CREATE TABLE "challenges" (
	"owner" text collate "C" NOT NULL,
	"purpose" text collate "C" NOT NULL,
	"challenge" text collate "C" NOT NULL,
	"expires_at" text collate "C" NOT NULL,
	CONSTRAINT "challenges_owner_purpose_pk" PRIMARY KEY("owner","purpose")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"user_handle" text collate "C" NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"label" text collate "C" NOT NULL,
	"created_at" text collate "C" NOT NULL,
	"last_used_at" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ins" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"session_epoch" bigint NOT NULL,
	"shown" text collate "C" NOT NULL,
	"expires_at" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"hash" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reset_links" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"session_epoch" bigint NOT NULL,
	"expires_at" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_settings" (
	"id" bigint PRIMARY KEY NOT NULL,
	"factor" text collate "C" NOT NULL,
	"factor_roles" json NOT NULL,
	"temporary_passwords" boolean NOT NULL,
	"last_edited_at" text collate "C" NOT NULL,
	"last_edited_by" text collate "C" NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "totp_factors" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"seed" text collate "C" NOT NULL,
	"confirmed_at" text collate "C",
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warnings" (
	"user_id" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	CONSTRAINT "warnings_user_id_entry_id_pk" PRIMARY KEY("user_id","entry_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text collate "C";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text collate "C";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "signed_in_with" text collate "C";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" text collate "C";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_replaced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_expires_at" text collate "C";--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_links" ADD CONSTRAINT "reset_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_factors" ADD CONSTRAINT "totp_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warnings" ADD CONSTRAINT "warnings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warnings" ADD CONSTRAINT "warnings_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "audit_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenges_expires_at" ON "challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user_id" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_user_id" ON "pending_sign_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_expires_at" ON "pending_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_user_id" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reset_links_user_id" ON "reset_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reset_links_expires_at" ON "reset_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "warnings_entry_id" ON "warnings" USING btree ("entry_id");