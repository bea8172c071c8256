import { invoiceEndpoints } from '@pliego/contract/areas/invoices';
import { sampleAreaClient } from '../sample-client.ts';

export const invoicesApi = sampleAreaClient(invoiceEndpoints);
