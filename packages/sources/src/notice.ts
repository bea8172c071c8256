import type {
  Milestone,
  MilestoneKind,
  TenderAward,
  taxBases,
  tenderCategories,
  TenderDocument,
  TenderItem,
  TenderLot,
  TenderOrder,
  TenderPlace,
} from '@pliego/contract/areas/tender-shapes';
import type { TenderTerms, TermName } from '@pliego/contract/areas/tender-terms';
import type { SourceCode } from '@pliego/contract/rules/source-codes';
import type { StateClass } from '@pliego/contract/rules/tender-codes';
import type { ReadingMessage } from './reading-message.ts';

export type TenderCategory = (typeof tenderCategories)[number];
export type TaxBasis = (typeof taxBases)[number];

export type SourceId = SourceCode;

/** The shape in which an observation came, which is also how its payload must be read. */
export type NoticeFormat =
  | 'mp-csv'
  | 'mp-listado'
  | 'mp-detalle'
  | 'mp-orden'
  | 'ocds-release'
  | 'ca-api'
  | 'ca-buscador'
  | 'placsp-entrada'
  | 'placsp-anulada'
  | 'codice'
  | 'ted-formulario'
  | 'ted-eforms'
  | 'ted-api'
  | 'euskadi-contrato'
  | 'euskadi-anuncio'
  | 'mp-planilla'
  | 'ca-planilla'
  | 'planilla-fila'
  | 'propia'
  | 'compranet-fila'
  | 'sercop-fila';

/** JSON as it was parsed; payloads are kept and read again whenever a tender is folded. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** What a source stated about one tender at one instant: the unit that is stored and never changed. */
export interface Observation {
  source: SourceId;
  /** Opaque key of the tender within its source. */
  code: string;
  format: NoticeFormat;
  /** The instant that the source states, ISO 8601 in UTC. Taken from the content, never from the clock. */
  observedAt: string;
  payload: JsonObject;
}

/**
 * One record of a file, read or refused. `line` is the line, or for JSON the 1-based position; `file` is the
 * file inside of an archive that it came from, absent where there is no archive.
 */
export type ReadRecord =
  | {
      kind: 'observation';
      line: number;
      observation: Observation;
      warnings: ReadingMessage[];
      file?: string | undefined;
    }
  | {
      kind: 'rejected';
      line: number;
      /** Consecutive messages. */
      reasons: ReadingMessage[];
      excerpt: string;
      file?: string | undefined;
    };

export interface BuyerFacts {
  /** Stable key of the institution: its RUT when there is one, otherwise its folded name. */
  key: string;
  name: string;
  taxId: string | null;
  /** What the source calls the scheme of `taxId`, where that is no RUT. */
  scheme?: string | null;
  unit: string | null;
  address: string | null;
  commune: string | null;
  /** Late-payment complaints against the institution, not the tender. */
  complaints: number | null;
}

/** Terms as one observation states them; null is one that the source leaves empty. */
export type StatedTerms = { [Name in TermName]?: TenderTerms[Name] | null };

/**
 * What one observation states about a tender. An absent field is not stated and leaves what is
 * known unchanged; null means "not published". `authority` is `summary` for the four-field list, whose
 * values never replace those of a full observation, and `mention` for a notice of something else that names the
 * tender, whose values never replace those of either.
 */
export interface TenderFacts {
  authority: 'mention' | 'summary' | 'full';
  ocid?: string | null;
  title?: string;
  description?: string | null;
  type?: string | null;
  state?: { code: string | null; text: string; class: StateClass };
  buyer?: BuyerFacts | null;
  regionNumber?: number | null;
  commune?: string | null;
  currency?: string | null;
  amount?: number | null;
  milestones?: Partial<Record<MilestoneKind, Milestone>>;
  items?: TenderItem[];
  documents?: TenderDocument[];
  award?: TenderAward | null;
  extension?: boolean | null;
  terms?: StatedTerms;
  url?: string | null;
  /** The number by which the buyer knows it, where that is not the code: Spain's expediente. */
  reference?: string | null;
  /** ISO 3166, two letters. */
  country?: string | null;
  place?: TenderPlace | null;
  category?: TenderCategory | null;
  /** Name of the procedure, as the source gives it or in Spanish where it gives a code. */
  procedure?: string | null;
  taxBasis?: TaxBasis | null;
  lots?: TenderLot[];
  /** Purchase orders, each by its code: those of several observations add up. */
  orders?: TenderOrder[];
}

/** A tender folded from all its observations. */
export interface FoldedTender {
  source: SourceId;
  code: string;
  ocid: string | null;
  title: string;
  description: string | null;
  type: string | null;
  state: { code: string | null; text: string; class: StateClass };
  buyer: BuyerFacts | null;
  regionNumber: number | null;
  commune: string | null;
  currency: string | null;
  amount: number | null;
  milestones: Partial<Record<MilestoneKind, Milestone>>;
  items: TenderItem[];
  documents: TenderDocument[];
  award: TenderAward | null;
  extension: boolean | null;
  terms: TenderTerms;
  url: string | null;
  reference: string | null;
  country: string | null;
  place: TenderPlace | null;
  category: TenderCategory | null;
  procedure: string | null;
  taxBasis: TaxBasis | null;
  lots: TenderLot[];
  orders: TenderOrder[];
  /** Instant of the newest observation. */
  observedAt: string;
}
