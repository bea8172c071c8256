import type { SheetField, SheetRowResult } from '@pliego/contract/areas/team-sheets';
import type { BulkRow } from '#server/areas/bulk/bulk-queries.ts';
import { fieldDifferences, tagsAfter } from '#server/areas/bulk/decide.ts';
import type { CompanyNames } from '#server/areas/exports/row-queries.ts';
import { readable } from '#server/areas/work/expediente-fields.ts';
import type { FieldsChange } from '#server/db/schema/bulk.ts';
import type { WantedChange } from './read-cells.ts';

const joinedNames = (names: readonly string[]): string | null => names.join(', ') || null;

/** The tags that a row adds are one change to who reads it. */
export function inOne(changes: readonly WantedChange[]): WantedChange[] {
  const added = changes.flatMap(({ change }) =>
    change.tipo === 'etiquetas' ? change.agregar : [],
  );
  const others = changes.filter(({ field }) => field !== 'etiquetas');
  if (added.length === 0) return others;
  return [
    { field: 'etiquetas', change: { tipo: 'etiquetas', agregar: added, quitar: [] } },
    ...others,
  ];
}

/** What a change makes of a tender, as codes where the page has words for them. */
export function told({ field, change }: WantedChange, row: BulkRow, names: CompanyNames) {
  const { work } = row;
  const person = (id: number | null | undefined) => names.people.get(id ?? 0) ?? null;
  const tagNames = (ids: readonly number[]) =>
    joinedNames(ids.flatMap((id) => names.tags.get(id) ?? []));
  const both = (antes: string | null, despues: string | null) => ({ campo: field, antes, despues });
  switch (change.tipo) {
    case 'etiquetas':
      return both(tagNames(row.tags), tagNames(tagsAfter(row.tags, change)));
    case 'responsable':
      return both(person(work?.assigneeId), person(change.Usuario));
    case 'etapa':
      return both(work?.stage ?? 'detectada', change.etapa);
    case 'seguir':
      return both(row.following === true ? 'si' : 'no', change.siguiendo ? 'si' : 'no');
    case 'prioridad':
      return both(work?.priority ?? null, change.prioridad);
  }
}

const amounts = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 4 });

const money = (amount: number | null, currency: string | null): string | null =>
  amount === null ? null : `${amounts.format(amount)} ${currency ?? 'CLP'}`;

/** What becomes of the fields of a tender; an amount and its currency are one. */
export function toldFields(held: BulkRow, change: FieldsChange): SheetRowResult['cambios'] {
  const differences = fieldDifferences(held, change);
  const { offerAmount = null, offerCurrency = null } = held.work ?? {};
  const offer = differences.filter(({ field }) => field.startsWith('mon'));
  const after = { montoOferta: offerAmount, monedaOferta: offerCurrency };
  for (const one of offer) Object.assign(after, { [one.field]: one.after });
  const both = (campo: SheetField, antes: string | null, despues: string | null) => {
    return { campo, antes, despues };
  };
  const others = differences.flatMap(({ field, before, after: becomes }) =>
    field === 'montoOferta' || field === 'monedaOferta'
      ? []
      : [both(field, readable(field, before)[0] ?? null, readable(field, becomes)[0] ?? null)],
  );
  if (offer.length === 0) return others;
  const was = money(offerAmount, offerCurrency);
  return [both('montoOferta', was, money(after.montoOferta, after.monedaOferta)), ...others];
}
