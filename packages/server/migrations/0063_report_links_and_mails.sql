CREATE TABLE "report_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"report" text NOT NULL,
	"name" text NOT NULL,
	"secret_hash" text NOT NULL,
	"filter" jsonb NOT NULL,
	"period" text NOT NULL,
	"open_filters" jsonb NOT NULL,
	"sites" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by" integer,
	"opened_count" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone,
	CONSTRAINT "report_links_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_links_by_report" ON "report_links" USING btree ("company_id","report","id");
--> statement-breakpoint
ALTER TABLE report_links ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE report_links FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format(
    'CREATE POLICY owner_upkeep ON report_links TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
    current_user);
END $$;
--> statement-breakpoint
CREATE POLICY own_rows ON report_links TO pliego_app USING (company_id = current_company()) WITH CHECK (company_id = current_company());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON report_links TO pliego_app;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE report_links_id_seq TO pliego_app;
--> statement-breakpoint
-- A screen comes with nothing but its secret; whose it is, the system looks up.
GRANT SELECT ON report_links TO pliego_system;
--> statement-breakpoint
CREATE POLICY system_finds ON report_links FOR SELECT TO pliego_system USING (true);

--> statement-breakpoint
CREATE TABLE "report_mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"report" text NOT NULL,
	"filter" jsonb NOT NULL,
	"period" text NOT NULL,
	"rhythm" text NOT NULL,
	"hour" text NOT NULL,
	"recipients" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_on" date,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_company_id_user_id_memberships_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_mails_by_report" ON "report_mails" USING btree ("company_id","report","id");
--> statement-breakpoint
ALTER TABLE report_mails ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE report_mails FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format(
    'CREATE POLICY owner_upkeep ON report_mails TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
    current_user);
END $$;
--> statement-breakpoint
CREATE POLICY own_rows ON report_mails TO pliego_app USING (company_id = current_company()) WITH CHECK (company_id = current_company());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON report_mails TO pliego_app;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE report_mails_id_seq TO pliego_app;
