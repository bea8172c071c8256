import type { DossierFigure, DossierQuery, SupplierDossier } from '@pliego/contract/areas/market';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { createMessage } from '@pliego/contract/message';
import type { Stage } from '@pliego/contract/rules/work-stages';
import { count } from '#server/areas/reports/report.ts';
import { asSeenBy, type Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { extentOf } from './buyer-dossier.ts';
import { whatSection, whenSection } from './common-sections.ts';
import { amountFigure, bidderFigure, figure, processFigure } from './figures.ts';
import { contractsSection } from './outlook-sections.ts';
import { partiesOf } from './parties.ts';
import { type Market, periodFilter, readMarket } from './read-queries.ts';
import { ownFamilies, ownSupplierKey, supplierByAddress } from './reference-queries.ts';
import { pricedLines } from './rows-queries.ts';
import { ofAwards, quantity } from './sections.ts';
import {
  bidStages,
  buyersSection,
  metSection,
  pricesSection,
  regionsSection,
  rivalsOf,
  rivalsSection,
} from './supplier-sections.ts';

/** How often we met it, and how often it won against us. */
function metFigures({ work }: Market, base: TenderFilter): DossierFigure[] {
  const inStages = (stages: readonly Stage[]) =>
    work.filter(({ own }) => stages.includes(own.stage)).length;
  const met = inStages(bidStages);
  return [
    figure(
      createMessage('mercado-cifra-cruces'),
      count(met, { ...base, etapa: [...bidStages] }),
      createMessage('mercado-segun-propios', { count: met }),
    ),
    figure(
      createMessage('mercado-cifra-nos-gano'),
      count(inStages(['perdida']), { ...base, etapa: ['perdida'] }),
      createMessage('mercado-segun-propios', { count: met }),
    ),
  ];
}

/** What a competitor wins, where, at what price and against whom, as somebody may see it. */
export async function supplierDossier(
  tx: Tx,
  caller: Caller,
  address: string,
  query: DossierQuery,
  now: Date,
): Promise<SupplierDossier> {
  const period = periodFilter(query);
  const { clave: key, nombre, rut } = await supplierByAddress(tx, address);
  const base: TenderFilter = { proveedor: [key], ...period };
  const input = { tx, caller, now, base };
  const market = await readMarket(input, key);
  const { rows, parts } = market;
  const lines = market.lines.filter(({ supplier }) => supplier === key);
  const prices = await pricedLines(input, { supplier: key });
  const ownKey = await ownSupplierKey(tx, caller);
  const rivals = rivalsOf(rows, key);
  const parties = await partiesOf(
    tx,
    caller,
    rivals.map((rival) => rival.key),
    ownKey,
  );
  const buyers = new Set(rows.flatMap(({ buyerId }) => buyerId ?? [])).size;
  const ours = await ownFamilies(tx, caller);
  return asSeenBy(caller, {
    clave: key,
    esNuestra: key === ownKey,
    nombre,
    rut,
    esquema: null,
    ...extentOf(market, base),
    cifras: [
      processFigure(rows, base),
      amountFigure(parts.map(({ amount }) => amount)),
      figure(createMessage('mercado-cifra-compradores'), quantity(buyers), ofAwards(rows.length)),
      bidderFigure(rows),
      ...metFigures(market, base),
    ],
    secciones: [
      await whatSection(tx, { rows, base, lines, ours, of: 'supplier' }),
      whenSection(rows, base, 'supplier'),
      contractsSection(market, now, { buyer: true }),
      buyersSection(parts, base),
      await pricesSection(tx, prices),
      metSection(market),
      regionsSection(parts, base),
      rivalsSection(rows, rivals, parties),
    ],
    calculadoEn: now.toISOString(),
  });
}
