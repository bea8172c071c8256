CREATE TABLE "sample_collections" (
	"company_id" integer NOT NULL,
	"collection" text NOT NULL,
	CONSTRAINT "sample_collections_company_id_collection_pk" PRIMARY KEY("company_id","collection")
);
--> statement-breakpoint
CREATE TABLE "sample_rows" (
	"company_id" integer NOT NULL,
	"collection" text NOT NULL,
	"id" integer NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "sample_rows_company_id_collection_id_pk" PRIMARY KEY("company_id","collection","id")
);
--> statement-breakpoint
ALTER TABLE "sample_collections" ADD CONSTRAINT "sample_collections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_rows" ADD CONSTRAINT "sample_rows_of_collection" FOREIGN KEY ("company_id","collection") REFERENCES "public"."sample_collections"("company_id","collection") ON DELETE cascade ON UPDATE no action;