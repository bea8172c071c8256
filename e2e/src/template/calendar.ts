import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** A Wednesday in the middle of an hour: the events of the sample are of this month and around it. */
export const calendarNow = new Date('2026-11-18T15:20:00-03:00');

/** The cell of a day of the month, or the column of one of a week. */
export function cellOf(page: Page, day: string): Locator {
  return page.getByRole('main').locator(`[role=cell][data-date="${day}"]`);
}

export function eventOf(page: Page, title: string): Locator {
  return page.getByRole('main').getByRole('button', { name: title });
}

export function panelOf(page: Page, name: 'Nuevo evento' | 'Editar evento'): Locator {
  return page.getByRole('dialog', { name, exact: true });
}

/** Waits for the days and their events. */
export async function expectReady(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
  await expect(eventOf(page, 'Control dental')).toBeVisible();
}

const middleOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (box === null) throw new Error('What is to be dragged is not on screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
};

/** Presses in the middle of one thing and lets go in the middle of another. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const start = await middleOf(from);
  const end = await middleOf(to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y + 4);
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

/** Drags an edge of an event to a day. */
export async function stretch(
  page: Page,
  event: Locator,
  edge: 'start' | 'end',
  to: Locator,
): Promise<void> {
  const { box } = await middleOf(event);
  const end = await middleOf(to);
  const x = edge === 'start' ? box.x + 2 : box.x + box.width - 2;
  const y = box.y + box.height / 2;
  await event.hover();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (edge === 'start' ? -8 : 8), y);
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

/** How many days an event takes up in the cells of the month: its width in cells. */
export async function daysWide(page: Page, event: Locator): Promise<number> {
  const { box } = await middleOf(event);
  const cell = await middleOf(cellOf(page, '2026-11-18'));
  return Math.round(box.width / cell.box.width);
}
