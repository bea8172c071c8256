CREATE TABLE "fold_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"last_id" integer
);
--> statement-breakpoint
CREATE TABLE "tender_keys" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer,
	"source" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "tender_keys_once" UNIQUE NULLS NOT DISTINCT("source","code","company_id")
);
--> statement-breakpoint
-- They ask a view that is made anew.
DROP POLICY visible_tender ON tender_work;--> statement-breakpoint
DROP POLICY visible_tender ON events;--> statement-breakpoint
DROP POLICY system_takes_private ON tender_observations;--> statement-breakpoint
DROP VIEW "public"."visible_tender_sightings";--> statement-breakpoint
DROP VIEW "public"."visible_tender_observations";--> statement-breakpoint
DROP VIEW "public"."visible_tenders";--> statement-breakpoint
ALTER TABLE "tenders" DROP CONSTRAINT "tenders_source_code";--> statement-breakpoint
ALTER TABLE "tender_sightings" DROP CONSTRAINT "tender_sightings_id_tenders_id_fk";
--> statement-breakpoint
ALTER TABLE "tender_observations" DROP CONSTRAINT "tender_observations_tender_id_tenders_id_fk";
--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_tender_id_tenders_id_fk";
--> statement-breakpoint
ALTER TABLE "tender_work" DROP CONSTRAINT "tender_work_tender_id_tenders_id_fk";
--> statement-breakpoint
DROP INDEX "tender_observations_once";--> statement-breakpoint
ALTER TABLE "tenders" DROP CONSTRAINT "tenders_pkey";--> statement-breakpoint
ALTER TABLE "tenders" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
DROP SEQUENCE "tenders_id_seq";--> statement-breakpoint
-- Every tender keeps its number, as the identity that all refer to.
INSERT INTO tender_keys (id, company_id, source, code) SELECT id, company_id, source, code FROM tenders;--> statement-breakpoint
SELECT setval('tender_keys_id_seq', coalesce(max(id), 1), max(id) IS NOT NULL) FROM tender_keys;--> statement-breakpoint
ALTER TABLE "tender_observations" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "tenders" ADD COLUMN "has_twin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tender_keys" ADD CONSTRAINT "tender_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_sightings" ADD CONSTRAINT "tender_sightings_id_tender_keys_id_fk" FOREIGN KEY ("id") REFERENCES "public"."tender_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_observations" ADD CONSTRAINT "tender_observations_tender_id_tender_keys_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_observations" ADD CONSTRAINT "tender_observations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenders" ADD CONSTRAINT "tenders_id_tender_keys_id_fk" FOREIGN KEY ("id") REFERENCES "public"."tender_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_tender_id_tender_keys_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_work" ADD CONSTRAINT "tender_work_tender_id_tender_keys_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tenders_by_company" ON "tenders" USING btree ("company_id","id");--> statement-breakpoint
ALTER TABLE "import_runs" DROP COLUMN "mapped";--> statement-breakpoint
ALTER TABLE "tender_observations" ADD CONSTRAINT "tender_observations_unique" UNIQUE NULLS NOT DISTINCT("tender_id","observed_at","hash","company_id");--> statement-breakpoint
ALTER TABLE "tenders" ADD CONSTRAINT "tenders_once" UNIQUE NULLS NOT DISTINCT("id","company_id");--> statement-breakpoint
CREATE VIEW "public"."visible_tender_observations" AS (select "id", "tender_id", "company_id", "format", "observed_at", "hash", "payload", "read_at", "run_id", "file", "line" from "tender_observations" where ("tender_observations"."company_id" is null or "tender_observations"."company_id" = current_company()));--> statement-breakpoint
CREATE VIEW "public"."visible_tenders" AS (select "id", "company_id", ("has_twin" and "company_id" is not null) as "has_twin", "source", "code", "code_key", "ocid", "title", "title_key", "description", "type", "state_code", "state_text", "state_class", "buyer_id", "buyer_unit", "buyer_address", "buyer_commune", "region", "commune", "currency", "amount", "amount_clp", "published_at", "closes_at", "milestones", "items", "documents", "award", "extension", "url", "reference", "country", "place", "category", "procedure", "tax_basis", "lots", "orders", "mark", "observed_at", "search" from "tenders" where "tenders"."company_id" = current_company() or ("tenders"."company_id" is null and not ("tenders"."has_twin"
        and exists (select from tenders own where own.id = "tenders"."id" and own.company_id = current_company()))));--> statement-breakpoint
-- Inside a company the views are all there is to read; whose code is whose, only the system knows.
GRANT SELECT ON visible_tenders, visible_tender_observations, tender_sightings TO pliego_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON tender_keys TO pliego_system;
--> statement-breakpoint
REVOKE DELETE ON tender_sightings FROM pliego_system;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE tender_keys_id_seq TO pliego_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON fold_state TO pliego_system;
--> statement-breakpoint
ALTER TABLE tender_keys ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE fold_state ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_all ON fold_state TO pliego_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_reads ON tender_keys FOR SELECT TO pliego_system USING (true);
--> statement-breakpoint
CREATE POLICY system_adds ON tender_keys FOR INSERT TO pliego_system WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY system_takes_unused ON tender_keys FOR DELETE TO pliego_system
  USING (NOT EXISTS (SELECT FROM tenders WHERE tenders.id = tender_keys.id));
--> statement-breakpoint
DROP POLICY system_all ON tender_sightings;
--> statement-breakpoint
ALTER TABLE tender_sightings DISABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_takes_private ON tender_observations FOR DELETE TO pliego_system
  USING (company_id IS NOT NULL);
--> statement-breakpoint
CREATE POLICY visible_tender ON tender_work AS RESTRICTIVE FOR INSERT TO pliego_app
  WITH CHECK (EXISTS (SELECT FROM visible_tenders WHERE visible_tenders.id = tender_id));
--> statement-breakpoint
CREATE POLICY visible_tender ON events AS RESTRICTIVE FOR INSERT TO pliego_app
  WITH CHECK (EXISTS (SELECT FROM visible_tenders WHERE visible_tenders.id = tender_id));
--> statement-breakpoint
-- What is stored already. A company's own tables first, then what its people uploaded, and what a connector read at
-- an address of its own choice: none of it was ever official.
UPDATE tender_observations o SET company_id = t.company_id
  FROM tenders t WHERE t.id = o.tender_id AND t.company_id IS NOT NULL;
--> statement-breakpoint
UPDATE tender_observations o SET company_id = r.company_id FROM import_runs r
  WHERE r.id = o.run_id AND o.company_id IS NULL AND r.company_id IS NOT NULL
    AND (r.user_id IS NOT NULL OR EXISTS (SELECT FROM connector_runs c
      JOIN connectors k ON k.id = c.connector_id WHERE c.run_id = r.id AND k.kind = 'ocds'));
--> statement-breakpoint
-- Who works on a tender that no official source stands behind keeps what was known of it.
INSERT INTO tender_observations (tender_id, company_id, format, observed_at, hash, payload, read_at)
  SELECT DISTINCT ON (o.tender_id, w.company_id, o.observed_at, o.hash)
    o.tender_id, w.company_id, o.format, o.observed_at, o.hash, o.payload, o.read_at
  FROM tender_observations o
  JOIN tenders t ON t.id = o.tender_id AND t.company_id IS NULL
  JOIN (SELECT company_id, tender_id FROM tender_work UNION SELECT company_id, tender_id FROM events) w
    ON w.tender_id = o.tender_id AND w.company_id <> o.company_id
  WHERE NOT EXISTS (SELECT FROM tender_observations official
    WHERE official.tender_id = o.tender_id AND official.company_id IS NULL)
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO tenders (id, company_id, source, code, code_key, ocid, title, title_key, description, type, state_code, state_text, state_class, buyer_unit, buyer_address, buyer_commune, region, commune, currency, amount, amount_clp, published_at, closes_at, milestones, items, documents, award, extension, url, reference, country, place, category, procedure, tax_basis, lots, orders, mark, observed_at, search)
  SELECT t.id, own.company_id, t.source, t.code, t.code_key, t.ocid, t.title, t.title_key, t.description, t.type, t.state_code, t.state_text, t.state_class, t.buyer_unit, t.buyer_address, t.buyer_commune, t.region, t.commune, t.currency, t.amount, t.amount_clp, t.published_at, t.closes_at, t.milestones, t.items, t.documents, t.award, t.extension, t.url, t.reference, t.country, t.place, t.category, t.procedure, t.tax_basis, t.lots, t.orders, t.mark, t.observed_at, t.search
  FROM tenders t
  JOIN (SELECT DISTINCT tender_id, company_id FROM tender_observations WHERE company_id IS NOT NULL) own
    ON own.tender_id = t.id
  WHERE t.company_id IS NULL;
--> statement-breakpoint
DELETE FROM tenders t WHERE company_id IS NULL AND NOT EXISTS (SELECT FROM tender_observations o
  WHERE o.tender_id = t.id AND o.company_id IS NULL);
--> statement-breakpoint
DELETE FROM buyers b WHERE company_id IS NULL AND NOT EXISTS (SELECT FROM tenders t WHERE t.buyer_id = b.id);
--> statement-breakpoint
DELETE FROM tender_sightings s WHERE NOT EXISTS (SELECT FROM tenders t
  WHERE t.id = s.id AND t.company_id IS NULL);
--> statement-breakpoint
DELETE FROM source_readings r WHERE NOT EXISTS (SELECT FROM tenders t
  WHERE t.source = r.source AND t.company_id IS NULL);
--> statement-breakpoint
UPDATE tenders t SET has_twin = true WHERE EXISTS (SELECT FROM tenders twin
  WHERE twin.id = t.id AND (twin.company_id IS NULL) <> (t.company_id IS NULL));
