import { keepSamplesIn } from '@pliego/sample-api/testing/sample';
import { afterAll } from 'vitest';
import { closeStores, storeOfNewCompany } from './company-stores.ts';

// Runs the tests of the sample API over the server's store: each sample they request is a new company.
keepSamplesIn(storeOfNewCompany);
afterAll(closeStores);
