CREATE TABLE `sign_in_attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`attempts` integer NOT NULL,
	`open_at` integer NOT NULL,
	`forget_at` integer NOT NULL
);
