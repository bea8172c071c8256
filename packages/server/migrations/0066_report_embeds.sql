CREATE TABLE "embed_sites" (
	"company_id" integer NOT NULL,
	"site" text NOT NULL,
	CONSTRAINT "embed_sites_company_id_site_pk" PRIMARY KEY("company_id","site")
);
--> statement-breakpoint
CREATE TABLE "report_embeds" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"filters" jsonb NOT NULL,
	"sealed_secret" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "embed_sites" ADD CONSTRAINT "embed_sites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_embeds" ADD CONSTRAINT "report_embeds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_embeds" ADD CONSTRAINT "report_embeds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_embeds_of_company" ON "report_embeds" USING btree ("company_id","id");--> statement-breakpoint
DO $$
DECLARE
  guarded name;
BEGIN
  FOREACH guarded IN ARRAY ARRAY['report_embeds', 'embed_sites']::name[]
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', guarded);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', guarded);
    EXECUTE format(
      'CREATE POLICY owner_upkeep ON %I TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
      guarded, current_user);
    EXECUTE format(
      'CREATE POLICY own_rows ON %I TO pliego_app USING (company_id = current_company()) WITH CHECK (company_id = current_company())',
      guarded);
  END LOOP;
END $$;
--> statement-breakpoint
-- Every column but the sealed secret, which a company may replace and never reads back.
GRANT SELECT (id, company_id, name, settings, filters, version, created_by, created_at) ON report_embeds TO pliego_app;
--> statement-breakpoint
GRANT INSERT, UPDATE, DELETE ON report_embeds TO pliego_app;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE report_embeds_id_seq TO pliego_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON embed_sites TO pliego_app;
--> statement-breakpoint
-- The system opens the secret, for the one call that needs it.
GRANT SELECT ON report_embeds TO pliego_system;
--> statement-breakpoint
CREATE POLICY system_opens ON report_embeds FOR SELECT TO pliego_system USING (true);
