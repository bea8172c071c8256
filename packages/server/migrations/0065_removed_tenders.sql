CREATE TABLE "removed_tenders" (
	"company_id" integer NOT NULL,
	"tender_id" integer NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"removed_by" integer NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "removed_tenders_company_id_tender_id_pk" PRIMARY KEY("company_id","tender_id")
);
--> statement-breakpoint
ALTER TABLE "removed_tenders" ADD CONSTRAINT "removed_tenders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_tenders" ADD CONSTRAINT "removed_tenders_tender_id_tender_keys_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_tenders" ADD CONSTRAINT "removed_tenders_person" FOREIGN KEY ("company_id","removed_by") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE removed_tenders ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE removed_tenders FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format(
    'CREATE POLICY owner_upkeep ON removed_tenders TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
    current_user);
  -- What is hidden is asked in the midst of statements that may not read it: the function reads as the owner.
  EXECUTE format(
    'CREATE POLICY owner_asks_for_team ON removed_tenders FOR SELECT TO %I USING (company_id = current_company())',
    current_user);
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON removed_tenders TO pliego_app;
--> statement-breakpoint
CREATE POLICY own_rows ON removed_tenders TO pliego_app
  USING (company_id = current_company()) WITH CHECK (company_id = current_company());
--> statement-breakpoint
-- As before, and what the company deleted, which nobody sees: neither administrators nor what the clock brings.
CREATE OR REPLACE FUNCTION hidden_from(person integer) RETURNS int4multirange
LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = public SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  removed int4multirange;
BEGIN
  SELECT coalesce(range_agg(int4range(r.tender_id, r.tender_id, '[]')), '{}') INTO removed
  FROM removed_tenders r WHERE r.company_id = current_company();
  IF person = 0 OR NOT EXISTS
    (SELECT FROM tender_work WHERE company_id = current_company() AND is_restricted)
  THEN
    RETURN removed;
  END IF;
  RETURN removed + (
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
