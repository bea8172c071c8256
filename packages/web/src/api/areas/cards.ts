import { cardEndpoints } from '@pliego/contract/areas/cards';
import { sampleAreaClient } from '../sample-client.ts';

export const cardsApi = sampleAreaClient(cardEndpoints);
