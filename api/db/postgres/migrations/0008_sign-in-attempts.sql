CREATE TABLE "sign_in_attempts" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"attempts" bigint NOT NULL,
	"open_at" bigint NOT NULL,
	"forget_at" bigint NOT NULL
);
--> statement-breakpoint
-- The counters of ticket checks. They may be lost in a crash, so they need not wait for the disk.
CREATE UNLOGGED TABLE "ticket_check_attempts" (
	"key" varchar(255) PRIMARY KEY,
	"points" integer NOT NULL DEFAULT 0,
	"expire" bigint
);
