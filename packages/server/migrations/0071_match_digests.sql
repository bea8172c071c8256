ALTER TABLE "best_matches" DROP CONSTRAINT "best_matches_company_id_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "best_matches" DROP CONSTRAINT "best_matches_tender_id_tender_keys_id_fk";
--> statement-breakpoint
ALTER TABLE "product_matches" DROP CONSTRAINT "product_matches_company_id_companies_id_fk";
--> statement-breakpoint
ALTER TABLE "product_matches" DROP CONSTRAINT "product_matches_tender_id_tender_keys_id_fk";
--> statement-breakpoint
ALTER TABLE "product_matches" DROP CONSTRAINT "product_matches_product";
--> statement-breakpoint
ALTER TABLE "product_matches" ADD COLUMN "digest" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- The checks below are of new rows: no row goes on to another tender or product.
REVOKE UPDATE ON product_matches FROM pliego_app;
--> statement-breakpoint
GRANT UPDATE (score, eligibility, lines, rules, synonyms, is_dismissed, digest) ON product_matches TO pliego_app;
--> statement-breakpoint
-- Matches need their tender and their product, as foreign keys would say, which ask for each row by itself: more than half of the time
-- of writing many. As with those, nobody can take either away until the matches are committed.
CREATE FUNCTION matches_need_both() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  before text := current_setting('pliego.upkeep', true);
  held integer;
  found_there integer;
  company integer;
BEGIN
  -- A backup is restored in any order, and all of it is of one moment.
  IF before = 'on' THEN RETURN NULL; END IF;
  PERFORM set_config('pliego.upkeep', 'on', true);
  -- As lists, which indexes look up: joined with the new rows, all keys would be gone through.
  PERFORM FROM tender_keys k WHERE k.id = ANY (ARRAY(SELECT DISTINCT tender_id FROM added)) FOR KEY SHARE OF k;
  GET DIAGNOSTICS held = ROW_COUNT;
  IF held < (SELECT count(DISTINCT tender_id) FROM added) THEN
    RAISE foreign_key_violation USING MESSAGE = 'A match is of no tender', CONSTRAINT = 'product_matches_tender';
  END IF;
  held := 0;
  FOR company IN SELECT DISTINCT company_id FROM added LOOP
    PERFORM FROM products p WHERE p.company_id = company
      AND p.id = ANY (ARRAY(SELECT DISTINCT product_id FROM added WHERE company_id = company)) FOR KEY SHARE OF p;
    GET DIAGNOSTICS found_there = ROW_COUNT;
    held := held + found_there;
  END LOOP;
  IF held < (SELECT count(*) FROM (SELECT DISTINCT company_id, product_id FROM added) one) THEN
    RAISE foreign_key_violation USING MESSAGE = 'A match is of no product', CONSTRAINT = 'product_matches_product';
  END IF;
  PERFORM set_config('pliego.upkeep', coalesce(before, ''), true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER need_both AFTER INSERT ON product_matches
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION matches_need_both();
--> statement-breakpoint
CREATE FUNCTION tenders_take_matches() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE before text := current_setting('pliego.upkeep', true);
BEGIN
  PERFORM set_config('pliego.upkeep', 'on', true);
  -- Every key begins with the company.
  DELETE FROM product_matches m USING companies c, gone g WHERE m.company_id = c.id AND m.tender_id = g.id;
  DELETE FROM best_matches b USING companies c, gone g WHERE b.company_id = c.id AND b.tender_id = g.id;
  PERFORM set_config('pliego.upkeep', coalesce(before, ''), true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER take_matches AFTER DELETE ON tender_keys
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tenders_take_matches();
--> statement-breakpoint
CREATE FUNCTION products_take_matches() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  before text := current_setting('pliego.upkeep', true);
  taken record;
BEGIN
  PERFORM set_config('pliego.upkeep', 'on', true);
  FOR taken IN
    WITH rows AS (DELETE FROM product_matches m USING gone g WHERE m.company_id = g.company_id AND m.product_id = g.id
      RETURNING m.company_id, m.tender_id)
    SELECT company_id, array_agg(DISTINCT tender_id) AS tenders FROM rows GROUP BY company_id ORDER BY company_id
  LOOP
    -- Within upkeep the trigger of the matches themselves does nothing.
    IF before IS DISTINCT FROM 'on' THEN PERFORM keep_best_matches(taken.company_id, taken.tenders); END IF;
  END LOOP;
  PERFORM set_config('pliego.upkeep', coalesce(before, ''), true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER take_matches AFTER DELETE ON products
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION products_take_matches();
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION matches_need_both(), tenders_take_matches(), products_take_matches() FROM PUBLIC;
--> statement-breakpoint
-- As before, but by lists alone, which indexes look up: joined with the best ones, all matches of the company were gone through wherever the
-- table had grown since it was last looked at (ANALYZE).
CREATE OR REPLACE FUNCTION keep_best_matches(company integer, changed integer[]) RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  before text := current_setting('pliego.upkeep', true);
  matched integer[];
BEGIN
  -- Whoever changes matches waits for who does so at the same time, and reads what they wrote (`locks.matches`).
  PERFORM pg_advisory_xact_lock(5716010, company);
  PERFORM set_config('pliego.upkeep', 'on', true);
  matched := ARRAY(SELECT DISTINCT m.tender_id FROM product_matches m
    WHERE m.company_id = company AND m.tender_id = ANY (changed) AND m.is_dismissed = false);
  DELETE FROM best_matches b
    WHERE b.company_id = company AND b.tender_id = ANY (changed) AND b.tender_id <> ALL (matched);
  INSERT INTO best_matches AS known (company_id, tender_id, score)
    SELECT company, m.tender_id, max(m.score) FROM product_matches m
      WHERE m.company_id = company AND m.tender_id = ANY (matched) AND m.is_dismissed = false
      GROUP BY m.tender_id
    ON CONFLICT (company_id, tender_id) DO UPDATE SET score = excluded.score WHERE known.score <> excluded.score;
  PERFORM set_config('pliego.upkeep', coalesce(before, ''), true);
END $$;
