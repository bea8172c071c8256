import { keepSamplesIn } from '@pliego/sample-api/testing/sample';
import { afterAll } from 'vitest';
import { closeStores, storeOfNewCompany } from './company-stores.ts';

// Runs the tests of the sample API over the server's store: each sample they ask for is a company of its own.
keepSamplesIn(storeOfNewCompany);
afterAll(closeStores);
