CREATE TABLE "best_matches" (
	"company_id" integer NOT NULL,
	"tender_id" integer NOT NULL,
	"score" smallint NOT NULL,
	CONSTRAINT "best_matches_company_id_tender_id_pk" PRIMARY KEY("company_id","tender_id")
);
--> statement-breakpoint
ALTER TABLE "best_matches" ADD CONSTRAINT "best_matches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "best_matches" ADD CONSTRAINT "best_matches_tender_id_tender_keys_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "best_matches_by_score" ON "best_matches" USING btree ("company_id","score","tender_id");
--> statement-breakpoint
ALTER TABLE best_matches ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE best_matches FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format(
    'CREATE POLICY owner_upkeep ON best_matches TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
    current_user);
END $$;
--> statement-breakpoint
-- Companies read it; the triggers below alone write it.
CREATE POLICY own_rows ON best_matches TO pliego_app USING (company_id = current_company());
--> statement-breakpoint
CREATE POLICY team_only ON best_matches AS RESTRICTIVE TO pliego_app
  USING (NOT (SELECT hidden_tenders()) @> tender_id);
--> statement-breakpoint
GRANT SELECT ON best_matches TO pliego_app;
--> statement-breakpoint
-- Writes anew how well some tenders of a company fit; no row where nothing fits that was not dismissed. It acts as the owner, whom the policies
-- let see rows in upkeep alone.
CREATE FUNCTION keep_best_matches(company integer, changed integer[]) RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE before text := current_setting('pliego.upkeep', true);
BEGIN
  -- Whoever changes matches waits for who does so at the same time, and reads what they wrote (`locks.matches`).
  PERFORM pg_advisory_xact_lock(5716010, company);
  PERFORM set_config('pliego.upkeep', 'on', true);
  DELETE FROM best_matches b WHERE b.company_id = company AND b.tender_id = ANY (changed)
    AND NOT EXISTS (SELECT FROM product_matches m
      WHERE m.company_id = company AND m.tender_id = b.tender_id AND m.is_dismissed = false);
  INSERT INTO best_matches AS known (company_id, tender_id, score)
    SELECT company, of.tender_id, best.score FROM unnest(changed) of(tender_id)
      CROSS JOIN LATERAL (SELECT m.score FROM product_matches m
        WHERE m.company_id = company AND m.tender_id = of.tender_id AND m.is_dismissed = false
        ORDER BY m.score DESC LIMIT 1) best
    ON CONFLICT (company_id, tender_id) DO UPDATE SET score = excluded.score WHERE known.score <> excluded.score;
  PERFORM set_config('pliego.upkeep', coalesce(before, ''), true);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION keep_best_matches(integer, integer[]) FROM PUBLIC;
--> statement-breakpoint
-- In upkeep rows are written as they are: a backup that is restored has these too.
CREATE FUNCTION matches_keep_best() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF current_setting('pliego.upkeep', true) IS DISTINCT FROM 'on' THEN
    PERFORM keep_best_matches(one.company_id, one.tenders)
      FROM (SELECT company_id, array_agg(DISTINCT tender_id) AS tenders FROM changed GROUP BY company_id ORDER BY company_id) one;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_best_of_new AFTER INSERT ON product_matches
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION matches_keep_best();
--> statement-breakpoint
CREATE TRIGGER keep_best_of_changed AFTER UPDATE ON product_matches
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION matches_keep_best();
--> statement-breakpoint
CREATE TRIGGER keep_best_of_gone AFTER DELETE ON product_matches
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION matches_keep_best();
--> statement-breakpoint
DO $$
DECLARE before text := current_setting('pliego.upkeep', true);
BEGIN
  PERFORM set_config('pliego.upkeep', 'on', true);
  INSERT INTO best_matches (company_id, tender_id, score)
    SELECT company_id, tender_id, max(score) FROM product_matches WHERE is_dismissed = false GROUP BY company_id, tender_id;
  PERFORM set_config('pliego.upkeep', coalesce(before, ''), true);
END $$;
