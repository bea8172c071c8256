-- What the guarantees of a tender come to in pesos, as far as it is known: a share is of its amount, and what is in the currency of that amount
-- is converted as it was. None where guarantees are asked for and nothing says how much; 0 where the source says that there are none.
CREATE FUNCTION guarantees_in_pesos(terms jsonb, currency text, amount numeric, amount_clp numeric) RETURNS numeric
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN terms -> 'garantias' = '[]' THEN 0
    WHEN jsonb_typeof(terms -> 'garantias') = 'array' THEN (
      SELECT round(sum(CASE
        WHEN jsonb_typeof(g -> 'porcentaje') = 'number' THEN (g ->> 'porcentaje')::numeric * amount_clp / 100
        WHEN jsonb_typeof(g -> 'monto') <> 'number' THEN NULL
        WHEN g ->> 'moneda' = 'CLP' THEN (g ->> 'monto')::numeric
        WHEN g ->> 'moneda' = currency AND amount <> 0 THEN (g ->> 'monto')::numeric * amount_clp / amount
      END), 4)
      FROM jsonb_array_elements(terms -> 'garantias') g)
  END
$$;
--> statement-breakpoint
CREATE INDEX "tenders_by_lines" ON "tenders" USING btree (jsonb_array_length("items"),"id");--> statement-breakpoint
CREATE INDEX "tenders_by_documents" ON "tenders" USING btree (jsonb_array_length("documents"),"id");--> statement-breakpoint
CREATE INDEX "tenders_by_bidders" ON "tenders" USING btree ((("award" ->> 'oferentes')::numeric),"id","state_class");--> statement-breakpoint
CREATE INDEX "tenders_by_category" ON "tenders" USING btree ("category" collate "C","id");--> statement-breakpoint
CREATE INDEX "tenders_by_guarantees" ON "tenders" USING btree (guarantees_in_pesos("terms", "currency", "amount", "amount_clp"),"id");--> statement-breakpoint
CREATE INDEX "tender_work_by_chance" ON "tender_work" USING btree ("company_id","probability","tender_id");--> statement-breakpoint
-- Without statistics of the expressions above, next to every tender would be expected to have a value of each.
ANALYZE "tenders";
