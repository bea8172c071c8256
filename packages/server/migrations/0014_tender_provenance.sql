CREATE TABLE "reference_codes" (
	"scheme" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"parent" text,
	CONSTRAINT "reference_codes_scheme_code_pk" PRIMARY KEY("scheme","code")
);
--> statement-breakpoint
CREATE TABLE "spreadsheet_mappings" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"signature" text NOT NULL,
	"header" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spreadsheet_uploads" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"stored_as" text NOT NULL,
	"bytes" bigint NOT NULL,
	"signature" text NOT NULL,
	"preview" jsonb NOT NULL,
	"proposal" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_readings" (
	"source" text PRIMARY KEY NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "buyers_key";--> statement-breakpoint
DROP INDEX "tenders_code";--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "mapped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "tender_observations" ADD COLUMN "file" text;--> statement-breakpoint
ALTER TABLE "tender_observations" ADD COLUMN "line" integer;--> statement-breakpoint
ALTER TABLE "tenders" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "tenders" ADD COLUMN "mark" text;--> statement-breakpoint
ALTER TABLE "spreadsheet_mappings" ADD CONSTRAINT "spreadsheet_mappings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spreadsheet_uploads" ADD CONSTRAINT "spreadsheet_uploads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spreadsheet_uploads" ADD CONSTRAINT "spreadsheet_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "spreadsheet_mappings_name" ON "spreadsheet_mappings" USING btree ("company_id","name_key");--> statement-breakpoint
CREATE INDEX "spreadsheet_mappings_by_header" ON "spreadsheet_mappings" USING btree ("company_id","signature","updated_at");--> statement-breakpoint
CREATE INDEX "spreadsheet_uploads_by_end" ON "spreadsheet_uploads" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "buyers" ADD CONSTRAINT "buyers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenders" ADD CONSTRAINT "tenders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tender_observations_by_run" ON "tender_observations" USING btree ("run_id");--> statement-breakpoint
ALTER TABLE "buyers" ADD CONSTRAINT "buyers_source_key" UNIQUE NULLS NOT DISTINCT("source","key","company_id");--> statement-breakpoint
ALTER TABLE "tenders" ADD CONSTRAINT "tenders_source_code" UNIQUE NULLS NOT DISTINCT("source","code","company_id");--> statement-breakpoint
CREATE VIEW "public"."visible_buyers" AS (select "id", "company_id", "source", "key", "name", "name_key", "tax_id", "complaints", "complaints_observed_at", "observed_at" from "buyers" where ("buyers"."company_id" is null or "buyers"."company_id" = current_company()));--> statement-breakpoint
CREATE VIEW "public"."visible_tender_observations" AS (select "tender_observations"."id", "tender_observations"."tender_id", "tender_observations"."format", "tender_observations"."observed_at", "tender_observations"."hash", "tender_observations"."payload", "tender_observations"."read_at", "tender_observations"."run_id", "tender_observations"."file", "tender_observations"."line" from "tender_observations" inner join "tenders" on "tenders"."id" = "tender_observations"."tender_id" where ("tenders"."company_id" is null or "tenders"."company_id" = current_company()));--> statement-breakpoint
CREATE VIEW "public"."visible_tender_sightings" AS (select "tender_sightings"."id", "tender_sightings"."seen_at" from "tender_sightings" inner join "tenders" on "tenders"."id" = "tender_sightings"."id" where ("tenders"."company_id" is null or "tenders"."company_id" = current_company()));--> statement-breakpoint
CREATE VIEW "public"."visible_tenders" AS (select "id", "company_id", "source", "code", "code_key", "ocid", "title", "title_key", "description", "type", "state_code", "state_text", "state_class", "buyer_id", "buyer_unit", "buyer_address", "buyer_commune", "region", "commune", "currency", "amount", "amount_clp", "published_at", "closes_at", "milestones", "items", "documents", "award", "extension", "url", "reference", "country", "place", "category", "procedure", "tax_basis", "lots", "orders", "mark", "observed_at", "search" from "tenders" where ("tenders"."company_id" is null or "tenders"."company_id" = current_company()));