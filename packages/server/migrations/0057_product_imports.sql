CREATE TABLE "product_import_rows" (
	"company_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"version" integer NOT NULL,
	"former" jsonb,
	CONSTRAINT "product_import_rows_company_id_import_id_product_id_pk" PRIMARY KEY("company_id","import_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"stored_as" text NOT NULL,
	"bytes" bigint NOT NULL,
	"preview" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"counts" jsonb,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "product_imports_of_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_import" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."product_imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_imports_by_time" ON "product_imports" USING btree ("company_id","uploaded_at");
--> statement-breakpoint
DO $$
DECLARE
  guarded name;
BEGIN
  FOREACH guarded IN ARRAY ARRAY['product_imports', 'product_import_rows']::name[]
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
GRANT USAGE ON SEQUENCE product_imports_id_seq TO pliego_app;
