CREATE TABLE "invitations" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "status_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_pending" ON "invitations" USING btree ("company_id","email") WHERE ("invitations"."accepted_at" is null and "invitations"."withdrawn_at" is null);--> statement-breakpoint
CREATE INDEX "invitations_by_company" ON "invitations" USING btree ("company_id","id");--> statement-breakpoint
UPDATE memberships SET last_seen_at = used.at
  FROM (SELECT company_id, user_id, max(last_used_at) AS at FROM sessions GROUP BY 1, 2) AS used
  WHERE memberships.company_id = used.company_id AND memberships.user_id = used.user_id;
--> statement-breakpoint
ALTER TABLE invitations ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invitations FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format(
    'CREATE POLICY owner_upkeep ON invitations TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
    current_user);
END $$;
--> statement-breakpoint
-- A company writes its own invitations, and never reads the hash of a link.
GRANT SELECT (id, company_id, email, role, invited_by, sent_at, expires_at, accepted_at, withdrawn_at), INSERT, UPDATE
  ON invitations TO pliego_app;
--> statement-breakpoint
CREATE POLICY own_rows ON invitations TO pliego_app
  USING (company_id = current_company()) WITH CHECK (company_id = current_company());
--> statement-breakpoint
GRANT USAGE ON SEQUENCE invitations_id_seq TO pliego_app;
--> statement-breakpoint
-- Who opens a link is in no company yet: the system finds it, uses it up, and clears away what ended long ago.
GRANT SELECT, UPDATE, DELETE ON invitations TO pliego_system;
--> statement-breakpoint
CREATE POLICY system_all ON invitations TO pliego_system USING (true) WITH CHECK (true);
