import { calendarFeedEndpoints } from '@pliego/contract/areas/calendars';
import { areaClient } from '../client.ts';

export const calendarsApi = areaClient(calendarFeedEndpoints);
