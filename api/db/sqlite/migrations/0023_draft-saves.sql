-- SQLite has one server, so nothing changes here: see the migration of PostgreSQL.
UPDATE `known_time` SET `at` = `at` WHERE false;
