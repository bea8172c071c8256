CREATE TABLE "company_logos" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"byte_count" integer NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_profiles" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"activity" text,
	"address" text,
	"region" smallint,
	"commune" text,
	"contact" text,
	"email" text,
	"phone" text,
	"website" text,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "decision_criteria" ADD COLUMN "position" smallint DEFAULT 32767 NOT NULL;--> statement-breakpoint
ALTER TABLE "discard_reasons" ADD COLUMN "position" smallint DEFAULT 32767 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_logos" ADD CONSTRAINT "company_logos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_profiles" ADD CONSTRAINT "company_profiles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
DO $$
DECLARE
  guarded name;
BEGIN
  -- A company's own, seen and written inside that company alone.
  FOREACH guarded IN ARRAY ARRAY['company_profiles', 'company_logos']::name[]
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', guarded);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', guarded);
    EXECUTE format(
      'CREATE POLICY owner_upkeep ON %I TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
      guarded, current_user);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO pliego_app', guarded);
    EXECUTE format(
      'CREATE POLICY own_rows ON %I TO pliego_app USING (company_id = current_company()) WITH CHECK (company_id = current_company())',
      guarded);
  END LOOP;
END $$;
--> statement-breakpoint
-- A company renames itself; the policy on its row keeps it to its own.
GRANT UPDATE (name, tax_id) ON companies TO pliego_app;
