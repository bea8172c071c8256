ALTER TABLE "products" ADD COLUMN "assign_from" smallint;
--> statement-breakpoint
CREATE TABLE "product_answers" (
	"company_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"stem" text NOT NULL,
	"word" text NOT NULL,
	"is_accepted" boolean NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_answers_company_id_product_id_kind_stem_pk" PRIMARY KEY("company_id","product_id","kind","stem")
);
--> statement-breakpoint
ALTER TABLE "product_answers" ADD CONSTRAINT "product_answers_product" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."products"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE product_answers ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE product_answers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format(
    'CREATE POLICY owner_upkeep ON product_answers TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
    current_user);
END $$;
--> statement-breakpoint
CREATE POLICY own_rows ON product_answers TO pliego_app USING (company_id = current_company()) WITH CHECK (company_id = current_company());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON product_answers TO pliego_app;
--> statement-breakpoint
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
