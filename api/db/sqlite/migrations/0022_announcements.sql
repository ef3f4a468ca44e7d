-- Only PostgreSQL needs triggers, see its migration of the same name. The file must have a statement, so it changes nothing.
UPDATE `announcements` SET `id` = `id`;
