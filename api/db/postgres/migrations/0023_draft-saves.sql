-- Visitors of a website that collects a draft read its release, so a save of its FAQs tells the servers nothing. A row
-- that got another website would change both.
CREATE FUNCTION "tell_faq"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('tanya_kami', TG_TABLE_SCHEMA || ' ' || "changed"."id")
		FROM (VALUES (OLD."website_id"), (NEW."website_id")) AS "changed"("id")
		WHERE "changed"."id" IS NOT NULL AND NOT EXISTS (
			SELECT FROM "website_settings" WHERE "website_id" = "changed"."id" AND "release_id" IS NOT NULL
		);
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "faqs_change" ON "faqs";
--> statement-breakpoint
CREATE TRIGGER "faqs_change" AFTER INSERT OR UPDATE OR DELETE ON "faqs" FOR EACH ROW EXECUTE FUNCTION "tell_faq"();
