import type { Page } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { FrontDoor } from './front-door.ts';

/** The address of the server under test, as in the configuration. */
const server = `http://127.0.0.1:${process.env['PLIEGO_E2E_PORT'] ?? '4310'}`;

/** The browser's messages about calls without a response, and those of the list. */
export const noAnswer = /ERR_|pedido fallido/;

interface DoorFixtures {
  /** The proxy between the pages of this test and the server. */
  door: FrontDoor;
}

/** The tests' usual fixtures, with every page and call going through a door of the test's own. */
export const test = base.extend<DoorFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- how the library knows that this needs nothing
  door: async ({}, use) => {
    const door = new FrontDoor(server);
    await door.open();
    await use(door);
    await door.close();
  },
  baseURL: ({ door }, use) => use(door.url),
});

/** How often the page was loaded from now on, its own reloads included. */
export function countLoads(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('domcontentloaded', () => {
    loads.count += 1;
  });
  return loads;
}
