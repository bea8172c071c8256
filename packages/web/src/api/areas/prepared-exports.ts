import { fillPath } from '@pliego/contract/endpoint';
import { preparedExportEndpoints } from '@pliego/contract/areas/prepared-exports';
import { areaClient } from '../client.ts';

export const preparedExportsApi = areaClient(preparedExportEndpoints);

/** Where the file of an export is. */
export const preparedFilePath = (id: number): string =>
  fillPath(preparedExportEndpoints.download.path, { id });
