CREATE TABLE "match_dismissals" (
	"company_id" integer NOT NULL,
	"tender_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "match_dismissals_company_id_tender_id_product_id_pk" PRIMARY KEY("company_id","tender_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "match_states" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"last_observation_id" integer NOT NULL,
	"rules" smallint NOT NULL,
	"full_after" integer
);
--> statement-breakpoint
CREATE TABLE "product_matches" (
	"company_id" integer NOT NULL,
	"tender_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"score" smallint NOT NULL,
	"eligibility" text NOT NULL,
	"lines" jsonb NOT NULL,
	"rules" smallint NOT NULL,
	"is_dismissed" boolean NOT NULL,
	CONSTRAINT "product_matches_company_id_tender_id_product_id_pk" PRIMARY KEY("company_id","tender_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "matched_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "match_dismissals" ADD CONSTRAINT "match_dismissals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_dismissals" ADD CONSTRAINT "match_dismissals_tender_id_tender_keys_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_dismissals" ADD CONSTRAINT "match_dismissals_product" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."products"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_states" ADD CONSTRAINT "match_states_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_matches" ADD CONSTRAINT "product_matches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_matches" ADD CONSTRAINT "product_matches_tender_id_tender_keys_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_matches" ADD CONSTRAINT "product_matches_product" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."products"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_dismissals_by_product" ON "match_dismissals" USING btree ("company_id","product_id");--> statement-breakpoint
CREATE INDEX "product_matches_by_product" ON "product_matches" USING btree ("company_id","product_id","score","tender_id","is_dismissed");--> statement-breakpoint
CREATE INDEX "product_matches_by_score" ON "product_matches" USING btree ("company_id","tender_id","is_dismissed","score","product_id");
--> statement-breakpoint
DO $$
DECLARE
  guarded name;
BEGIN
  FOREACH guarded IN ARRAY ARRAY['product_matches', 'match_dismissals', 'match_states']::name[]
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', guarded);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', guarded);
    EXECUTE format(
      'CREATE POLICY owner_upkeep ON %I TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
      guarded, current_user);
    EXECUTE format(
      'CREATE POLICY own_rows ON %I TO pliego_app USING (company_id = current_company()) WITH CHECK (company_id = current_company())',
      guarded);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO pliego_app', guarded);
  END LOOP;
END $$;
--> statement-breakpoint
-- Of a tender that is kept to a team, only the team sees what fits it.
CREATE POLICY team_only ON product_matches AS RESTRICTIVE TO pliego_app
  USING (NOT (SELECT hidden_tenders()) @> tender_id);
--> statement-breakpoint
CREATE POLICY team_only ON match_dismissals AS RESTRICTIVE TO pliego_app
  USING (NOT (SELECT hidden_tenders()) @> tender_id);
