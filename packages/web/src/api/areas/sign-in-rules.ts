import { signInRuleEndpoints } from '@pliego/contract/areas/sign-in-rules';
import { areaClient } from '../client.ts';

export const signInRulesApi = areaClient(signInRuleEndpoints);
