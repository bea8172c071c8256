import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type FactColumns = Record<
  'items' | 'documents' | 'award' | 'category' | 'terms' | 'currency' | 'amount' | 'amountClp',
  AnyPgColumn
>;

/** Facts by which lists are put in order and that no column holds: the index and the query say the same. */
export const sortedFacts = {
  lineas: ({ items }: FactColumns): SQL => sql`jsonb_array_length(${items})`,
  documentos: ({ documents }: FactColumns): SQL => sql`jsonb_array_length(${documents})`,
  oferentes: ({ award }: FactColumns): SQL => sql`((${award} ->> 'oferentes')::numeric)`,
  categoria: ({ category }: FactColumns): SQL => sql`${category} collate "C"`,
  garantias: ({ terms, currency, amount, amountClp }: FactColumns): SQL =>
    sql`guarantees_in_pesos(${terms}, ${currency}, ${amount}, ${amountClp})`,
};

/** When the last of a tender's orders was sent, as the text that its instant is; null where none was. */
export const lastOrderSentAt = ({ orders }: { orders: AnyPgColumn }): SQL =>
  sql`(last_order_sent_at(${orders}) collate "C")`;
