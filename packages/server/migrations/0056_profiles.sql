CREATE TABLE "profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL,
	"picture" "bytea",
	"picture_hash" text
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Profiles are of one person, in whatever company. Colleagues read them: whom the policy of users shows, nobody else. They are written
-- by the system, as accounts are.
ALTER TABLE profiles ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE profiles FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format(
    'CREATE POLICY owner_upkeep ON profiles TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
    current_user);
END $$;
--> statement-breakpoint
GRANT SELECT ON profiles TO pliego_app;
--> statement-breakpoint
CREATE POLICY colleagues ON profiles FOR SELECT TO pliego_app
  USING (user_id IN (SELECT id FROM users));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON profiles TO pliego_system;
--> statement-breakpoint
CREATE POLICY system_all ON profiles TO pliego_system USING (true) WITH CHECK (true);
