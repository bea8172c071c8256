import { productProposalEndpoints } from '@pliego/contract/areas/product-proposals';
import { areaClient } from '../client.ts';

export const productProposalsApi = areaClient(productProposalEndpoints);
