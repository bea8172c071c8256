import type { DossierFigure } from '@pliego/contract/areas/market';
import type { ReportCell } from '@pliego/contract/areas/reports';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { createMessage, type Message } from '@pliego/contract/message';
import { quantile } from '@pliego/contract/rules/quantile';
import { days, money, nothing, share } from '#server/areas/reports/report.ts';
import { type Amount, currenciesOf, currencyName, sumsOf } from '#server/areas/reports/sums.ts';
import type { BuyerRow } from './reference-queries.ts';
import type { MarketRow } from './rows-queries.ts';
import {
  daysToAward,
  endings,
  inStates,
  known,
  ofAwards,
  ofProcesses,
  quantity,
  without,
} from './sections.ts';

export const figure = (
  titulo: Message,
  valor: ReportCell,
  segun: Message,
  detalle: Message | null = null,
): DossierFigure => ({ titulo, valor, detalle, segun });

/** From the tenth to the ninetieth of a hundred, in words; of few numbers it says nothing. */
const spreadOf = (numbers: readonly number[]): Message | null =>
  numbers.length < 3
    ? null
    : createMessage('mercado-cifra-de-a', {
        de: quantile(numbers, 0.1) ?? 0,
        a: quantile(numbers, 0.9) ?? 0,
      });

/** What was awarded in the currency of most awards; other currencies stand beside it, never added. */
export function amountFigure(amounts: readonly (Amount | null)[]): DossierFigure {
  const sums = sumsOf(amounts);
  const [first, ...others] = currenciesOf(sums);
  const counted = amounts.filter((one) => one?.currency === first).length;
  return figure(
    createMessage('mercado-cifra-adjudicado'),
    first === undefined ? nothing : money(sums.get(first), first, null),
    createMessage('mercado-segun-con-monto', {
      count: first === undefined ? 0 : counted,
      total: amounts.length,
    }),
    others.length === 0
      ? null
      : createMessage('mercado-cifra-otras', { monedas: others.map(currencyName).join(', ') }),
  );
}

export function bidderFigure(rows: readonly MarketRow[]): DossierFigure {
  const bidders = known(rows.map((row) => row.bidders));
  return figure(
    createMessage('mercado-cifra-ofertas'),
    quantity(quantile(bidders, 0.5)),
    createMessage('mercado-segun-actas', { count: bidders.length }),
    spreadOf(bidders),
  );
}

export function timeFigure(rows: readonly MarketRow[]): DossierFigure {
  const times = known(rows.map(daysToAward));
  return figure(
    createMessage('mercado-cifra-dias'),
    days(quantile(times, 0.5)),
    ofAwards(times.length),
    spreadOf(times),
  );
}

/** How many of those that ended found no winner. */
export function failureFigure(rows: readonly MarketRow[]): DossierFigure {
  const ended = inStates(rows, endings).length;
  const deserted = inStates(rows, ['desierta']).length;
  return figure(
    createMessage('mercado-cifra-sin-ganador'),
    share(inStates(rows, without).length, ended),
    createMessage('mercado-segun-terminados', { count: ended }),
    ended === 0
      ? null
      : createMessage('mercado-cifra-desiertas', {
          desiertas: deserted,
          revocadas: inStates(rows, ['revocada']).length,
        }),
  );
}

/** Complaints for paying late: of the buyer, whatever the period; not of a tender. */
export function complaintFigure({ complaints, complaintsAt }: BuyerRow): DossierFigure {
  return figure(
    createMessage('mercado-cifra-reclamos'),
    quantity(complaints),
    complaintsAt === null
      ? createMessage('mercado-reclamos-nadie')
      : createMessage('mercado-reclamos-al', { cuando: complaintsAt }),
    complaints === null ? null : createMessage('mercado-reclamos-meses'),
  );
}

export const processFigure = (rows: readonly MarketRow[], base: TenderFilter): DossierFigure =>
  figure(
    createMessage('mercado-cifra-procesos'),
    { clase: 'cuenta', valor: rows.length, lista: rows.length === 0 ? null : base },
    ofProcesses(rows.length),
  );
