import { agileApiFacts } from './compra-agil/api-facts.ts';
import { agileSearchFacts } from './compra-agil/search-facts.ts';
import { csvFacts } from './mercado-publico/csv-facts.ts';
import { detailFacts, listFacts } from './mercado-publico/api-facts.ts';
import { orderFacts } from './mercado-publico/api-orders.ts';
import { withTextsDecoded } from './html-entities.ts';
import type { NoticeFormat, Observation, TenderFacts } from './notice.ts';
import { inPublisherTime } from './publisher-time.ts';
import { ocdsFacts } from './ocds/facts.ts';
import { euskadiAnnouncementFacts } from './euskadi/announcement-facts.ts';
import { euskadiFacts } from './euskadi/facts.ts';
import { codiceFacts, placspDeletedFacts, placspEntryFacts } from './placsp/facts.ts';
import { tedApiFacts } from './ted/api-facts.ts';
import { eformsFacts } from './ted/eforms-facts.ts';
import { tedFormFacts } from './ted/form-facts.ts';
import { agileExportFacts } from './mercado-publico/export-agile.ts';
import { tenderSearchFacts } from './mercado-publico/export-search.ts';
import { compranetFacts } from './compranet/contracts.ts';
import { ownFacts } from './own/own-facts.ts';
import { sercopFacts } from './sercop/search.ts';
import { spreadsheetFacts } from './spreadsheet/row-facts.ts';

const readers: Record<NoticeFormat, (observation: Observation) => TenderFacts> = {
  'mp-csv': csvFacts,
  'mp-listado': listFacts,
  'mp-detalle': detailFacts,
  'mp-orden': orderFacts,
  'ca-api': agileApiFacts,
  'ca-buscador': agileSearchFacts,
  'ocds-release': ocdsFacts,
  'mp-planilla': tenderSearchFacts,
  'ca-planilla': agileExportFacts,
  'planilla-fila': spreadsheetFacts,
  propia: ownFacts,
  'compranet-fila': compranetFacts,
  'sercop-fila': sercopFacts,
  'placsp-entrada': placspEntryFacts,
  'placsp-anulada': placspDeletedFacts,
  codice: codiceFacts,
  'ted-formulario': tedFormFacts,
  'ted-eforms': eformsFacts,
  'ted-api': tedApiFacts,
  'euskadi-contrato': euskadiFacts,
  'euskadi-anuncio': euskadiAnnouncementFacts,
};

/** More than any tender is worth in any currency, and than the tables hold. */
const largestAmount = 1e17;
/** Longer than any type or name; what an index can hold is not much longer. */
const longestType = 40;
const longestKey = 300;

/** Facts with what no source can mean cut away, so that one absurd value never sinks its file. */
function bounded(facts: TenderFacts): TenderFacts {
  const { amount, type, buyer } = facts;
  const isPlain =
    Math.abs(amount ?? 0) < largestAmount &&
    (type ?? '').length <= longestType &&
    (buyer?.key ?? '').length <= longestKey;
  if (isPlain) return facts;
  return {
    ...facts,
    amount: Math.abs(amount ?? 0) < largestAmount ? amount : null,
    type: type?.slice(0, longestType) ?? type,
    buyer: buyer == null ? buyer : { ...buyer, key: buyer.key.slice(0, longestKey) },
  };
}

/** Without a number a name is that of one institution within a region only: there are several of most. */
function withinRegion(facts: TenderFacts): TenderFacts {
  const { buyer, regionNumber } = facts;
  const isNamed = buyer?.taxId === null && buyer.key.startsWith('nombre:');
  if (buyer == null || !isNamed || regionNumber == null) return facts;
  return { ...facts, buyer: { ...buyer, key: buyer.key.replace(':', `:${regionNumber}:`) } };
}

/**
 * What an observation states about its tender. Pure, and total: whatever JSON the payload holds, it
 * answers with the facts that can be read in it and never throws.
 */
export function factsOf(observation: Observation): TenderFacts {
  const facts = readers[observation.format](observation);
  return inPublisherTime(withTextsDecoded(bounded(withinRegion(facts))), observation.source);
}
