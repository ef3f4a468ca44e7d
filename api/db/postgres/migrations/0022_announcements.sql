-- As for the other tables with ids, see the migration `plain-counts`.
CREATE TRIGGER "announcements_ids" AFTER INSERT ON "announcements" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "keep_ids_ahead"();--> statement-breakpoint
-- An announcement concerns several websites, and an edit those that it had before, too.
CREATE FUNCTION "tell_announcement"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	announcement jsonb;
BEGIN
	FOREACH announcement IN ARRAY array_remove(ARRAY[to_jsonb(OLD), to_jsonb(NEW)], NULL) LOOP
		PERFORM pg_notify('tanya_kami', TG_TABLE_SCHEMA || ' ' || "id") FROM "websites"
			WHERE announcement -> 'website_ids' = 'null' OR announcement -> 'website_ids' @> to_jsonb("id");
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "announcements_change" AFTER INSERT OR UPDATE OR DELETE ON "announcements" FOR EACH ROW EXECUTE FUNCTION "tell_announcement"();
