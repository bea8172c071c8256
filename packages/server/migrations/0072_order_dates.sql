-- When the last of a tender's orders was sent: instants are texts of one form, which compare as they follow each other. Null where none was.
CREATE FUNCTION last_order_sent_at(orders jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT max((one ->> 'enviada') COLLATE "C") FROM jsonb_array_elements(orders) one
$$;
--> statement-breakpoint
CREATE INDEX "tenders_by_order" ON "tenders" USING btree ((last_order_sent_at("orders") collate "C")) WHERE (last_order_sent_at("orders") collate "C") is not null;
--> statement-breakpoint
-- Without statistics of the expression above, a third of the tenders would be expected to have an order since any day.
ANALYZE "tenders";
