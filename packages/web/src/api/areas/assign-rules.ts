import { assignRuleEndpoints } from '@pliego/contract/areas/assign-rules';
import { areaClient } from '../client.ts';

export const assignRulesApi = areaClient(assignRuleEndpoints);
