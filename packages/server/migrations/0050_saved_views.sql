CREATE TABLE "saved_views" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"state" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"roles" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "saved_views_of_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "view_alerts" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"view_id" integer NOT NULL,
	"rhythm" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"after_id" integer NOT NULL,
	"next_id" integer NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "view_alerts_company_id_user_id_view_id_pk" PRIMARY KEY("company_id","user_id","view_id")
);
--> statement-breakpoint
CREATE TABLE "view_defaults" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"page" text NOT NULL,
	"view_id" integer NOT NULL,
	CONSTRAINT "view_defaults_company_id_user_id_page_pk" PRIMARY KEY("company_id","user_id","page")
);
--> statement-breakpoint
CREATE TABLE "view_hits" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"view_id" integer NOT NULL,
	"tender_id" integer NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "view_hits_company_id_user_id_view_id_tender_id_pk" PRIMARY KEY("company_id","user_id","view_id","tender_id")
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_alerts" ADD CONSTRAINT "view_alerts_view" FOREIGN KEY ("company_id","view_id") REFERENCES "public"."saved_views"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_defaults" ADD CONSTRAINT "view_defaults_view" FOREIGN KEY ("company_id","view_id") REFERENCES "public"."saved_views"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_hits" ADD CONSTRAINT "view_hits_tender_id_tender_keys_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_hits" ADD CONSTRAINT "view_hits_view" FOREIGN KEY ("company_id","view_id") REFERENCES "public"."saved_views"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("company_id","user_id","page","name_key");
--> statement-breakpoint
DO $$
DECLARE guarded text;
BEGIN
  FOREACH guarded IN ARRAY ARRAY['saved_views', 'view_defaults', 'view_alerts', 'view_hits'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', guarded);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', guarded);
    EXECUTE format(
      'CREATE POLICY owner_upkeep ON %I TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
      guarded, current_user);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO pliego_app', guarded);
  END LOOP;
  -- What is of one person; what the clock brings is done by nobody, for all.
  FOREACH guarded IN ARRAY ARRAY['view_defaults', 'view_alerts', 'view_hits'] LOOP
    EXECUTE format(
      'CREATE POLICY own_rows ON %I TO pliego_app
         USING (company_id = current_company() AND current_person() IN (0, user_id))
         WITH CHECK (company_id = current_company() AND current_person() IN (0, user_id))',
      guarded);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE saved_views_id_seq TO pliego_app;
--> statement-breakpoint
CREATE POLICY own_rows ON saved_views TO pliego_app
  USING (company_id = current_company() AND (is_shared OR current_person() IN (0, user_id)))
  WITH CHECK (company_id = current_company());
--> statement-breakpoint
CREATE POLICY team_only ON view_hits AS RESTRICTIVE TO pliego_app
  USING (NOT (SELECT hidden_tenders()) @> tender_id);

--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "view_id" integer;
