CREATE TABLE "company_retention" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"notices" smallint,
	"rejections" smallint,
	"discarded" smallint,
	"removed" smallint
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_retention" ADD CONSTRAINT "company_retention_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE company_retention ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE company_retention FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format(
    'CREATE POLICY owner_upkeep ON company_retention TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
    current_user);
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON company_retention TO pliego_app;
--> statement-breakpoint
CREATE POLICY own_rows ON company_retention TO pliego_app
  USING (company_id = current_company()) WITH CHECK (company_id = current_company());
--> statement-breakpoint
-- Who was erased has no name inside the company any more, whatever refers to them.
ALTER POLICY colleagues ON users
  USING (id IN (SELECT user_id FROM memberships WHERE company_id = current_company() AND erased_at IS NULL));
