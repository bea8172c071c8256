import { identityProviderEndpoints } from '@pliego/contract/areas/identity-provider';
import { areaClient } from '../client.ts';

export const identityProviderApi = areaClient(identityProviderEndpoints);
