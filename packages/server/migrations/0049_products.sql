CREATE TABLE "product_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"former" jsonb NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"sku" text NOT NULL,
	"sku_key" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"name_key" text COLLATE "C" NOT NULL,
	"description" text,
	"unspsc" text[] NOT NULL,
	"keywords" text[] NOT NULL,
	"excluded" text[] NOT NULL,
	"brands" text[] NOT NULL,
	"unit" text,
	"pack" text,
	"price" numeric(22, 4),
	"currency" text NOT NULL,
	"cost" numeric(22, 4),
	"margin_floor" numeric(5, 2),
	"regions" smallint[] NOT NULL,
	"least_amount" numeric(22, 4),
	"most_amount" numeric(22, 4),
	"delivery_days" integer,
	"capacity" integer,
	"is_active" boolean NOT NULL,
	"responsible_id" integer,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" integer,
	CONSTRAINT "products_sku" UNIQUE("company_id","sku_key"),
	CONSTRAINT "products_of_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_responsible" FOREIGN KEY ("company_id","responsible_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_changes_by_age" ON "product_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("company_id","name_key","id");
--> statement-breakpoint
DO $$
DECLARE
  guarded name;
BEGIN
  FOREACH guarded IN ARRAY ARRAY['products', 'product_changes']::name[]
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
GRANT USAGE ON SEQUENCE products_id_seq, product_changes_id_seq TO pliego_app;
