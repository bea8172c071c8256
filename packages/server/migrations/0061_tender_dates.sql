CREATE TABLE "tender_dates" (
	"company_id" integer NOT NULL,
	"tender_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"publisher_day" date NOT NULL,
	"has_hour" boolean NOT NULL,
	CONSTRAINT "tender_dates_company_id_tender_id_kind_pk" PRIMARY KEY("company_id","tender_id","kind")
);
--> statement-breakpoint
ALTER TABLE "tender_dates" ADD CONSTRAINT "tender_dates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_dates" ADD CONSTRAINT "tender_dates_tender_id_tender_keys_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tender_dates_by_day" ON "tender_dates" USING btree ("company_id","day","kind","tender_id","at","publisher_day","has_hour");
--> statement-breakpoint
ALTER TABLE tender_dates ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tender_dates FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format(
    'CREATE POLICY owner_upkeep ON tender_dates TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
    current_user);
END $$;
--> statement-breakpoint
-- Companies read it; the triggers below alone write it.
CREATE POLICY own_rows ON tender_dates TO pliego_app USING (company_id = current_company());
--> statement-breakpoint
CREATE POLICY team_only ON tender_dates AS RESTRICTIVE TO pliego_app
  USING (NOT (SELECT hidden_tenders()) @> tender_id);
--> statement-breakpoint
GRANT SELECT ON tender_dates TO pliego_app;
--> statement-breakpoint
-- The day that a publisher's wall shows. A zone that this server does not know counts as Santiago's: no import fails for it.
CREATE FUNCTION publisher_day(at timestamptz, zone text) RETURNS date LANGUAGE plpgsql STABLE
SET search_path = public AS $$
BEGIN
  RETURN (at AT TIME ZONE zone)::date;
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN (at AT TIME ZONE 'America/Santiago')::date;
END $$;
--> statement-breakpoint
-- Writes the dates of a tender anew, as they stand in the version that a company sees; none where it neither works on the tender nor follows it.
-- It acts as the owner, whom the policies let see rows in upkeep alone. Its plans are made once, while tables may be empty, and hold when they
-- have grown.
CREATE FUNCTION keep_tender_dates(company integer, tender integer) RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE before text := current_setting('pliego.upkeep', true);
BEGIN
  PERFORM set_config('pliego.upkeep', 'on', true);
  -- Whoever changes a tender and whoever takes it up lock its key first: the second to come reads what the first wrote.
  PERFORM FROM tender_keys k WHERE k.id = tender FOR NO KEY UPDATE;
  DELETE FROM tender_dates d WHERE d.company_id = company AND d.tender_id = tender;
  INSERT INTO tender_dates (company_id, tender_id, kind, at, day, publisher_day, has_hour)
    SELECT company, tender, m.kind, m.at, coalesce(m.day, (m.at AT TIME ZONE 'America/Santiago')::date),
      CASE WHEN m.day IS NOT NULL THEN m.day WHEN m.zone IS NULL THEN (m.at AT TIME ZONE 'America/Santiago')::date
        ELSE publisher_day(m.at, m.zone) END,
      m.day IS NULL
    FROM (SELECT t.milestones FROM tenders t
        WHERE t.id = tender AND (t.company_id IS NULL OR t.company_id = company)
        ORDER BY t.company_id NULLS LAST LIMIT 1) seen
      CROSS JOIN LATERAL (SELECT key AS kind, (value ->> 'instante')::timestamptz AS at, (value ->> 'dia')::date AS day,
        value ->> 'zona' AS zone FROM jsonb_each(seen.milestones)) m
    WHERE EXISTS (SELECT FROM tender_work w WHERE w.company_id = company AND w.tender_id = tender)
      OR EXISTS (SELECT FROM tender_followers f
        WHERE f.company_id = company AND f.tender_id = tender AND f.is_following);
  PERFORM set_config('pliego.upkeep', coalesce(before, ''), true);
END $$;
--> statement-breakpoint
-- The same for every company that works on a tender or follows it.
CREATE FUNCTION keep_dates_of_all(tender integer) RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  before text := current_setting('pliego.upkeep', true);
  company integer;
BEGIN
  PERFORM set_config('pliego.upkeep', 'on', true);
  PERFORM FROM tender_keys k WHERE k.id = tender FOR NO KEY UPDATE;
  FOR company IN SELECT c.id FROM companies c
    WHERE EXISTS (SELECT FROM tender_work w WHERE w.company_id = c.id AND w.tender_id = tender)
      OR EXISTS (SELECT FROM tender_followers f WHERE f.company_id = c.id AND f.tender_id = tender)
  LOOP
    PERFORM keep_tender_dates(company, tender);
  END LOOP;
  PERFORM set_config('pliego.upkeep', coalesce(before, ''), true);
END $$;
--> statement-breakpoint
-- In upkeep rows are written as they are: a backup that is restored has these too.
CREATE FUNCTION tender_keeps_dates() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF current_setting('pliego.upkeep', true) IS DISTINCT FROM 'on' THEN
    PERFORM keep_dates_of_all(coalesce(NEW.id, OLD.id));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION work_keeps_dates() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF current_setting('pliego.upkeep', true) IS DISTINCT FROM 'on' THEN
    PERFORM keep_tender_dates(coalesce(NEW.company_id, OLD.company_id), coalesce(NEW.tender_id, OLD.tender_id));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION keep_tender_dates(integer, integer), keep_dates_of_all(integer) FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER keep_dates AFTER INSERT OR DELETE ON tenders
  FOR EACH ROW EXECUTE FUNCTION tender_keeps_dates();
--> statement-breakpoint
CREATE TRIGGER keep_changed_dates AFTER UPDATE ON tenders
  FOR EACH ROW WHEN (NEW.milestones IS DISTINCT FROM OLD.milestones) EXECUTE FUNCTION tender_keeps_dates();
--> statement-breakpoint
CREATE TRIGGER keep_dates AFTER INSERT OR DELETE ON tender_work
  FOR EACH ROW EXECUTE FUNCTION work_keeps_dates();
--> statement-breakpoint
CREATE TRIGGER keep_dates AFTER INSERT OR DELETE OR UPDATE OF is_following ON tender_followers
  FOR EACH ROW EXECUTE FUNCTION work_keeps_dates();
--> statement-breakpoint
DO $$
BEGIN
  PERFORM keep_tender_dates(own.company_id, own.tender_id) FROM
    (SELECT company_id, tender_id FROM tender_work
      UNION SELECT company_id, tender_id FROM tender_followers WHERE is_following) own;
END $$;
