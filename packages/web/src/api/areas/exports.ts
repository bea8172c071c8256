import { exportEndpoints } from '@pliego/contract/areas/exports';
import type { CallInput } from '@pliego/contract/endpoint';
import { stringifySearch } from '#web/lib/search-params.ts';
import { download, type Downloaded } from '../download.ts';

export type TenderExport = CallInput<typeof exportEndpoints.tenders>['query'];

/** Where a list of products is as a file. */
export const productExportPath = (
  query: CallInput<typeof exportEndpoints.products>['query'],
): string => `${exportEndpoints.products.path}${stringifySearch({ ...query })}`;

/** A list of tenders as a file. */
export const downloadTenders = (
  query: TenderExport,
  watching: { signal: AbortSignal; onBytes: (bytes: number) => void },
): Promise<Downloaded> => download(exportEndpoints.tenders, { query }, watching);
