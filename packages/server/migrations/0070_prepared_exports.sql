CREATE TABLE "export_pieces" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"export_id" integer NOT NULL,
	"place" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "export_pieces_company_id_export_id_place_pk" PRIMARY KEY("company_id","export_id","place")
);
--> statement-breakpoint
CREATE TABLE "prepared_exports" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"query" jsonb NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'en-cola' NOT NULL,
	"rows" integer NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"byte_count" bigint DEFAULT 0 NOT NULL,
	"role" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"failure" jsonb,
	CONSTRAINT "prepared_exports_of_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "export_pieces" ADD CONSTRAINT "export_pieces_export" FOREIGN KEY ("company_id","export_id") REFERENCES "public"."prepared_exports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prepared_exports" ADD CONSTRAINT "prepared_exports_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prepared_exports_by_person" ON "prepared_exports" USING btree ("company_id","user_id","id");--> statement-breakpoint
CREATE INDEX "prepared_exports_pending" ON "prepared_exports" USING btree ("id") WHERE "prepared_exports"."state" in ('en-cola', 'en-curso');--> statement-breakpoint
CREATE INDEX "prepared_exports_by_end" ON "prepared_exports" USING btree ("expires_at");--> statement-breakpoint
DO $$
DECLARE
  guarded name;
BEGIN
  FOREACH guarded IN ARRAY ARRAY['prepared_exports', 'export_pieces']::name[]
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', guarded);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', guarded);
    EXECUTE format(
      'CREATE POLICY owner_upkeep ON %I TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
      guarded, current_user);
    -- What a person asked for is theirs alone: it has what they may see.
    EXECUTE format(
      'CREATE POLICY own_rows ON %I TO pliego_app USING (company_id = current_company() AND user_id = current_person()) WITH CHECK (company_id = current_company() AND user_id = current_person())',
      guarded);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON prepared_exports TO pliego_app;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE prepared_exports_id_seq TO pliego_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON export_pieces TO pliego_app;
--> statement-breakpoint
-- The system finds what is to be made, of whatever company, and deletes what has expired. It reads no piece.
GRANT SELECT, UPDATE, DELETE ON prepared_exports TO pliego_system;
--> statement-breakpoint
CREATE POLICY system_makes ON prepared_exports TO pliego_system USING (true) WITH CHECK (true);
