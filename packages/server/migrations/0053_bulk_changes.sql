CREATE TABLE "bulk_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"change" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_changes_by_time" ON "bulk_changes" USING btree ("company_id","at");--> statement-breakpoint
ALTER TABLE bulk_changes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE bulk_changes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format(
    'CREATE POLICY owner_upkeep ON bulk_changes TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
    current_user);
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON bulk_changes TO pliego_app;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE bulk_changes_id_seq TO pliego_app;
--> statement-breakpoint
CREATE POLICY own_rows ON bulk_changes TO pliego_app
  USING (company_id = current_company()) WITH CHECK (company_id = current_company());
