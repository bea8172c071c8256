import { describeStore } from '@pliego/sample-api/testing/store-laws';
import { afterAll } from 'vitest';
import { closeStores, storeOfNewCompany } from '#server/testing/company-stores.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';

afterAll(closeStores);

describeStore('the server', () => storeOfNewCompany(() => new Date(fixtureNow)), fixtureNow);
