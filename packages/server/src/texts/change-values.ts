import { meaningTexts } from '@pliego/contract/messages/terms.es';
import type { ChangePart, ChangeValue } from '@pliego/contract/areas/tender-history';
import { milestoneText } from './moments.ts';
import { termLengthText } from './term-texts.ts';

const number = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 4 });
const pesos = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 0 });

/** Money as it is written in Chile; units of account with their name behind. */
export function moneyText(amount: number, currency: string | null): string {
  if (currency === 'CLP') return `$${pesos.format(amount)}`;
  if (currency === 'CLF') return `${number.format(amount)} UF`;
  return currency === null ? number.format(amount) : `${number.format(amount)} ${currency}`;
}

function awardedText(supplier: string | null, price: number | null): string {
  const to = supplier === null ? 'adjudicada' : `adjudicada a ${supplier}`;
  return price === null ? to : `${to} en ${number.format(price)}`;
}

function partText(part: ChangePart): string {
  switch (part.tipo) {
    case 'texto':
      return part.texto;
    case 'monto':
      return moneyText(part.monto, part.moneda);
    case 'cantidad':
      return [number.format(part.cantidad), part.unidad ?? ''].join(' ').trim();
    case 'adjudicado':
      return awardedText(part.proveedor, part.precio);
  }
}

/** A value of a change, in one line. */
export function changeValueText(value: ChangeValue): string {
  switch (value.tipo) {
    case 'texto':
      return value.texto;
    case 'monto':
      return moneyText(value.monto, value.moneda);
    case 'instante':
      return milestoneText(value);
    case 'estado':
      return value.texto;
    case 'numero':
      return number.format(value.numero);
    case 'si-no':
      return value.valor ? 'Sí' : 'No';
    case 'plazo':
      return termLengthText(value);
    case 'codigo':
      return value.significado === null
        ? `Código ${value.codigo} de la fuente`
        : meaningTexts[value.significado];
    case 'partes':
      return value.partes.length === 0 ? 'sin más detalle' : value.partes.map(partText).join(' · ');
  }
}

/** A text within a sentence: not longer than a line or two. */
export function shortened(text: string, most = 160): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}
