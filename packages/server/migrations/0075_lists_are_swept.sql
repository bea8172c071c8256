-- Price lists that wait are forgotten when their time is over, also of a company that uploads none again.
GRANT SELECT, DELETE ON product_imports TO pliego_system;
--> statement-breakpoint
CREATE POLICY system_sweeps ON product_imports TO pliego_system USING (applied_at IS NULL);
