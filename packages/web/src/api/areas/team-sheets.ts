import { teamSheetEndpoints } from '@pliego/contract/areas/team-sheets';
import { areaClient } from '../client.ts';

export const teamSheetsApi = areaClient(teamSheetEndpoints);
