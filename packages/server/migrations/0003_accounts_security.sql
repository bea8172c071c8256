-- Accounts before and beside companies: nothing of them is seen from inside a company.
ALTER TABLE registrations ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE account_tokens ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sign_in_challenges ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE two_steps ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE recovery_codes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE attempts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE
  ON registrations, account_tokens, sign_in_challenges, two_steps, recovery_codes, attempts
  TO pliego_system;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE attempts_id_seq TO pliego_system;
--> statement-breakpoint
CREATE POLICY system_all ON registrations TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_all ON account_tokens TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_all ON sign_in_challenges TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_all ON two_steps TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_all ON recovery_codes TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_all ON attempts TO pliego_system USING (true) WITH CHECK (true);
