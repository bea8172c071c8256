CREATE TABLE "home_visits" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"previous_at" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "home_visits_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "tenders" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "home_visits" ADD CONSTRAINT "home_visits_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tenders_by_change" ON "tenders" USING btree ("changed_at","id");--> statement-breakpoint
CREATE OR REPLACE VIEW "public"."visible_tenders" AS (select "id", "company_id", ("has_twin" and "company_id" is not null) as "has_twin", "source", "code", "code_key", "ocid", "title", "title_key", "description", "type", "state_code", "state_text", "state_class", "buyer_id", "buyer_unit", "buyer_address", "buyer_commune", "region", "commune", "currency", "amount", "amount_clp", "published_at", "closes_at", "milestones", "items", "documents", "award", "extension", "url", "reference", "country", "place", "category", "procedure", "tax_basis", "lots", "orders", "mark", "observed_at", "search", "closes_on", "changed_at" from "tenders" where "tenders"."company_id" = current_company() or ("tenders"."company_id" is null and not ("tenders"."has_twin"
        and exists (select from tenders own where own.id = "tenders"."id" and own.company_id = current_company()))));
--> statement-breakpoint
ALTER TABLE home_visits ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON home_visits TO pliego_app;
--> statement-breakpoint
CREATE POLICY own_visits ON home_visits TO pliego_app
  USING (company_id = current_company() AND user_id = current_person())
  WITH CHECK (company_id = current_company() AND user_id = current_person());
