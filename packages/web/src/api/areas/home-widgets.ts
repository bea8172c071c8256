import { homeWidgetEndpoints } from '@pliego/contract/areas/home-widgets';
import { areaClient } from '../client.ts';

export const homeWidgetsApi = areaClient(homeWidgetEndpoints);
