-- Imports of files were noted as if a source had answered: what stays is what connectors read.
DELETE FROM tender_sightings;
--> statement-breakpoint
DELETE FROM source_readings;
--> statement-breakpoint
INSERT INTO tender_sightings (id, seen_at)
SELECT o.tender_id, max(o.read_at) FROM tender_observations o JOIN import_runs r ON r.id = o.run_id
WHERE o.company_id IS NULL AND r.company_id IS NOT NULL AND r.user_id IS NULL GROUP BY o.tender_id;
--> statement-breakpoint
INSERT INTO source_readings (source, read_at)
SELECT k.source, max(s.seen_at) FROM tender_sightings s JOIN tender_keys k ON k.id = s.id GROUP BY k.source;
