import { calendarEndpoints } from '@pliego/contract/areas/calendar';
import { sampleAreaClient } from '../sample-client.ts';

export const calendarApi = sampleAreaClient(calendarEndpoints);
