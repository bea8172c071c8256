import { DossierQuery } from '@pliego/contract/areas/market';

/** The period of a dossier, as its address holds it. */
export const DossierSearch = DossierQuery;
export type DossierSearch = DossierQuery;
