DROP INDEX "tenders_by_closing";--> statement-breakpoint
DROP INDEX "tenders_views";--> statement-breakpoint
CREATE INDEX "tenders_by_closing" ON "tenders" USING btree ("closes_at","id","closes_on","company_id","has_twin");--> statement-breakpoint
CREATE INDEX "tenders_views" ON "tenders" USING btree ("state_class",coalesce("closes_at", 'infinity'),"published_at","mark","id","company_id","has_twin","closes_at","closes_on","currency","amount");