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
