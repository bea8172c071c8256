import { spreadsheetEndpoints } from '@pliego/contract/areas/spreadsheet-endpoints';
import { areaClient } from '../client.ts';

export const spreadsheetsApi = areaClient(spreadsheetEndpoints);
