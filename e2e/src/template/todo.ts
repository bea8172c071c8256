import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** A Wednesday on which some of the tasks are overdue, others due and others still far away. */
export const todoNow = new Date('2026-12-02T12:00:00-03:00');

export function listOf(page: Page, name = 'Mis tareas'): Locator {
  return page.getByRole('list', { name, exact: true });
}

export function rowOf(page: Page, title: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: title });
}

/** The titles of a list from top to bottom. */
export async function titlesOf(list: Locator): Promise<string[]> {
  return list.locator('a').allTextContents();
}

export async function expectFirst(page: Page, titles: string[]): Promise<void> {
  await expect
    .poll(async () => (await titlesOf(listOf(page))).slice(0, titles.length))
    .toEqual(titles);
}

export function quickLine(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Agregar una tarea en una línea' });
}

export function viewLink(page: Page, name: string): Locator {
  return page.getByRole('complementary', { name: 'Tareas' }).getByRole('link', { name });
}

/** The side panel with a task in it. */
export function panelOf(page: Page, name = 'Tarea'): Locator {
  return page.getByRole('dialog', { name, exact: true });
}
