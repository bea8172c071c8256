CREATE TABLE "company_synonyms" (
	"company_id" integer NOT NULL,
	"version" integer NOT NULL,
	"groups" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "company_synonyms_company_id_version_pk" PRIMARY KEY("company_id","version")
);
--> statement-breakpoint
ALTER TABLE "product_matches" ADD COLUMN "synonyms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_synonyms" ADD CONSTRAINT "company_synonyms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE company_synonyms ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE company_synonyms FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format(
    'CREATE POLICY owner_upkeep ON company_synonyms TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
    current_user);
END $$;
--> statement-breakpoint
CREATE POLICY own_rows ON company_synonyms TO pliego_app USING (company_id = current_company()) WITH CHECK (company_id = current_company());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON company_synonyms TO pliego_app;
