ALTER TABLE "tender_work" ADD COLUMN "is_restricted" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "tender_work_restricted" ON "tender_work" USING btree ("company_id") WHERE "tender_work"."is_restricted";
--> statement-breakpoint
-- Who is in the team of a tender is asked in the midst of statements that may not read it: the function reads as the owner,
-- and the owner sees of these three tables what is of the company of the transaction.
DO $$
DECLARE asked name;
BEGIN
  FOREACH asked IN ARRAY ARRAY['tender_work', 'tender_collaborators', 'memberships']::name[]
  LOOP
    EXECUTE format(
      'CREATE POLICY owner_asks_for_team ON %I FOR SELECT TO %I USING (company_id = current_company())',
      asked, current_user);
  END LOOP;
END $$;
--> statement-breakpoint
-- The tenders that the company of the transaction keeps to a team which a person is not in. Administrators see all, and so
-- does what nobody does (person 0): what the clock brings is for all, and whom it tells of it is asked for each. As ranges, in
-- which a number is found by halving, however many there are.
CREATE FUNCTION hidden_from(person integer) RETURNS int4multirange
LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = public SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF person = 0 OR NOT EXISTS
    (SELECT FROM tender_work WHERE company_id = current_company() AND is_restricted)
  THEN
    RETURN '{}';
  END IF;
  RETURN (
    SELECT coalesce(range_agg(int4range(w.tender_id, w.tender_id, '[]')), '{}')
    FROM tender_work w
    WHERE w.company_id = current_company() AND w.is_restricted
      AND w.assignee_id IS DISTINCT FROM person
      AND NOT EXISTS (SELECT FROM tender_collaborators c
        WHERE c.company_id = w.company_id AND c.tender_id = w.tender_id AND c.user_id = person)
      AND NOT EXISTS (SELECT FROM memberships m
        WHERE m.company_id = w.company_id AND m.user_id = person AND m.role = 'admin')
  );
END $$;
--> statement-breakpoint
-- The same for the person of the transaction.
CREATE FUNCTION hidden_tenders() RETURNS int4multirange LANGUAGE sql STABLE PARALLEL SAFE
  RETURN hidden_from(current_person());
--> statement-breakpoint
-- Replaced and not made anew, so that they keep their grants, and the policies that ask them.
CREATE OR REPLACE VIEW "public"."visible_tender_observations" AS (select "id", "tender_id", "company_id", "format", "observed_at", "hash", "payload", "read_at", "run_id", "file", "line" from "tender_observations" where (("tender_observations"."company_id" is null or "tender_observations"."company_id" = current_company()) and not (select hidden_tenders()) @> "tender_observations"."tender_id"));
--> statement-breakpoint
CREATE OR REPLACE VIEW "public"."visible_tenders" AS (select "id", "company_id", ("has_twin" and "company_id" is not null) as "has_twin", "source", "code", "code_key", "ocid", "title", "title_key", "description", "type", "state_code", "state_text", "state_class", "buyer_id", "buyer_unit", "buyer_address", "buyer_commune", "region", "commune", "currency", "amount", "amount_clp", "published_at", "closes_at", "milestones", "items", "documents", "award", "extension", "url", "reference", "country", "place", "category", "procedure", "tax_basis", "lots", "orders", "mark", "observed_at", "search", "closes_on", "changed_at", "rubros", "terms", "suppliers" from "tenders" where (("tenders"."company_id" = current_company() or ("tenders"."company_id" is null and not ("tenders"."has_twin"
        and exists (select from tenders own where own.id = "tenders"."id" and own.company_id = current_company())))) and not (select hidden_tenders()) @> "tenders"."id"));
--> statement-breakpoint
-- Whatever hangs on a tender is hidden with it.
DO $$
DECLARE hanging name;
BEGIN
  FOREACH hanging IN ARRAY ARRAY['tender_work', 'tender_tags', 'events', 'tender_followers', 'tender_collaborators',
    'followed_changes', 'tender_comments', 'tender_tasks', 'tender_files', 'tender_decisions', 'work_orders', 'met_terms',
    'milestone_reminders']::name[]
  LOOP
    EXECUTE format(
      'CREATE POLICY team_only ON %I AS RESTRICTIVE TO pliego_app USING (NOT (SELECT hidden_tenders()) @> tender_id)',
      hanging);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY team_only ON comment_mentions AS RESTRICTIVE TO pliego_app
  USING (EXISTS (SELECT FROM tender_comments c WHERE c.company_id = comment_mentions.company_id AND c.id = comment_id));
--> statement-breakpoint
-- What is told or sent to a person is hidden by what that person may see, whoever runs it: the clock mails what nobody reads.
CREATE POLICY team_only ON notices AS RESTRICTIVE TO pliego_app
  USING (tender_id IS NULL OR NOT
    CASE WHEN user_id = current_person() THEN (SELECT hidden_tenders()) ELSE hidden_from(user_id) END @> tender_id);
--> statement-breakpoint
CREATE POLICY team_only ON calendar_feeds AS RESTRICTIVE TO pliego_app
  USING (tender_id IS NULL OR NOT
    CASE WHEN user_id = current_person() THEN (SELECT hidden_tenders()) ELSE hidden_from(user_id) END @> tender_id);
