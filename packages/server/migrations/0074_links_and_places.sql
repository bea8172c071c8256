ALTER TABLE "account_tokens" DROP CONSTRAINT "account_tokens_token_hash_unique";--> statement-breakpoint
ALTER TABLE "account_tokens" DROP CONSTRAINT "account_tokens_user_id_purpose_pk";--> statement-breakpoint
ALTER TABLE "account_tokens" ADD PRIMARY KEY ("token_hash");--> statement-breakpoint
CREATE INDEX "account_tokens_by_user" ON "account_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_tokens_one_a_purpose" ON "account_tokens" USING btree ("user_id","purpose") WHERE "account_tokens"."purpose" <> 'reset-password';--> statement-breakpoint
CREATE INDEX "known_places_by_mark" ON "known_places" USING btree ("mark");