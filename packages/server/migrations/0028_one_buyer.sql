ALTER TABLE "buyers" ADD COLUMN "same_as" integer;--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "same_by" text;--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "same_reason" text;--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "is_unlinked" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "tax_scheme" text;--> statement-breakpoint
CREATE INDEX "buyers_by_key" ON "buyers" USING btree ("key");--> statement-breakpoint
CREATE INDEX "buyers_by_name" ON "buyers" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "buyers_unlinked" ON "buyers" USING btree ("id") WHERE "buyers"."is_unlinked";--> statement-breakpoint
CREATE INDEX "tenders_by_unit" ON "tenders" USING btree (split_part("code_key", '-', 1)) WHERE "tenders"."source" in ('mercado-publico', 'compra-agil');--> statement-breakpoint
-- Replaced and not made anew, so that it keeps its grants.
CREATE OR REPLACE VIEW "public"."visible_buyers" AS (select "id", "company_id", "source", "key", "name", "name_key", "tax_id", "complaints", "complaints_observed_at", "observed_at", "same_as", "same_by", "same_reason", "is_unlinked", "tax_scheme" from "buyers" where ("buyers"."company_id" is null or "buyers"."company_id" = current_company()));--> statement-breakpoint
-- By a hair older than what is stored says, so that folding anew writes their names and numbers again.
UPDATE buyers SET observed_at = observed_at - interval '1 microsecond';
