CREATE TABLE "seen_notes" (
	"user_id" integer NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "seen_notes_user_id_note_pk" PRIMARY KEY("user_id","note")
);
--> statement-breakpoint
ALTER TABLE "seen_notes" ADD CONSTRAINT "seen_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was seen is of one person, in whatever company; the system role has no part in it.
ALTER TABLE seen_notes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE seen_notes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format(
    'CREATE POLICY owner_upkeep ON seen_notes TO %I USING (current_setting(''pliego.upkeep'', true) = ''on'')',
    current_user);
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT ON seen_notes TO pliego_app;
--> statement-breakpoint
CREATE POLICY own_seen_notes ON seen_notes TO pliego_app
  USING (user_id = current_person()) WITH CHECK (user_id = current_person());
