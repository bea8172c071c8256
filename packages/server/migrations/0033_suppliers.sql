CREATE TABLE "suppliers" (
	"company_id" integer,
	"key" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"name_key" text NOT NULL,
	"tax_id" text,
	CONSTRAINT "suppliers_once" UNIQUE NULLS NOT DISTINCT("key","company_id")
);
--> statement-breakpoint
ALTER TABLE "tenders" ADD COLUMN "suppliers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tenders_by_supplier" ON "tenders" USING gin ("suppliers");--> statement-breakpoint
CREATE VIEW "public"."visible_suppliers" AS (select "company_id", "key", "name", "name_key", "tax_id" from "suppliers" where ("suppliers"."company_id" is null or "suppliers"."company_id" = current_company()));--> statement-breakpoint
-- Replaced and not made anew, so that it keeps its grants.
CREATE OR REPLACE VIEW "public"."visible_tenders" AS (select "id", "company_id", ("has_twin" and "company_id" is not null) as "has_twin", "source", "code", "code_key", "ocid", "title", "title_key", "description", "type", "state_code", "state_text", "state_class", "buyer_id", "buyer_unit", "buyer_address", "buyer_commune", "region", "commune", "currency", "amount", "amount_clp", "published_at", "closes_at", "milestones", "items", "documents", "award", "extension", "url", "reference", "country", "place", "category", "procedure", "tax_basis", "lots", "orders", "mark", "observed_at", "search", "closes_on", "changed_at", "rubros", "terms", "suppliers" from "tenders" where "tenders"."company_id" = current_company() or ("tenders"."company_id" is null and not ("tenders"."has_twin"
        and exists (select from tenders own where own.id = "tenders"."id" and own.company_id = current_company()))));
--> statement-breakpoint
ALTER TABLE suppliers ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON suppliers TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON suppliers TO pliego_system;
--> statement-breakpoint
-- Of suppliers a company reads what its view shows.
GRANT SELECT ON visible_suppliers TO pliego_app;
