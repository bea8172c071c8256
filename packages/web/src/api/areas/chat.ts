import { chatEndpoints } from '@pliego/contract/areas/chat';
import { sampleAreaClient } from '../sample-client.ts';

export const chatApi = sampleAreaClient(chatEndpoints);
