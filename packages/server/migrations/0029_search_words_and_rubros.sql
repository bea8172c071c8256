CREATE TABLE "rubro_names" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"name_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"company_id" integer,
	"word" text COLLATE "C" NOT NULL,
	"shown" text COLLATE "C" NOT NULL,
	CONSTRAINT "search_words_once" UNIQUE NULLS NOT DISTINCT("word","company_id")
);
--> statement-breakpoint
ALTER TABLE "tenders" ADD COLUMN "rubros" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_words_by_end" ON "search_words" USING btree (reverse("word"));--> statement-breakpoint
CREATE INDEX "tenders_by_rubro" ON "tenders" USING gin ("rubros");--> statement-breakpoint
CREATE VIEW "public"."visible_search_words" AS (select "company_id", "word", "shown" from "search_words" where ("search_words"."company_id" is null or "search_words"."company_id" = current_company()));--> statement-breakpoint
-- Replaced and not made anew, so that it keeps its grants.
CREATE OR REPLACE VIEW "public"."visible_tenders" AS (select "id", "company_id", ("has_twin" and "company_id" is not null) as "has_twin", "source", "code", "code_key", "ocid", "title", "title_key", "description", "type", "state_code", "state_text", "state_class", "buyer_id", "buyer_unit", "buyer_address", "buyer_commune", "region", "commune", "currency", "amount", "amount_clp", "published_at", "closes_at", "milestones", "items", "documents", "award", "extension", "url", "reference", "country", "place", "category", "procedure", "tax_basis", "lots", "orders", "mark", "observed_at", "search", "closes_on", "changed_at", "rubros" from "tenders" where "tenders"."company_id" = current_company() or ("tenders"."company_id" is null and not ("tenders"."has_twin"
        and exists (select from tenders own where own.id = "tenders"."id" and own.company_id = current_company()))));
--> statement-breakpoint
ALTER TABLE search_words ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON search_words TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON search_words, rubro_names TO pliego_system;
--> statement-breakpoint
-- Of search_words a company reads what its view shows.
GRANT SELECT ON rubro_names, visible_search_words TO pliego_app;
