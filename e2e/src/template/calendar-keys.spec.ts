import { accounts, expect, test } from '../fixtures.ts';
import { violations } from '../page-checks.ts';
import { calendarNow, eventOf, expectReady, panelOf } from './calendar.ts';

test.beforeEach(async ({ page, as }) => {
  await page.clock.setFixedTime(calendarNow);
  await as(accounts.admin);
});

test('the keyboard goes from day to day, and an arrow on an event does not turn the month', async ({
  page,
  goto,
}) => {
  await goto('/apps/calendar');
  await expectReady(page);
  const month = page.getByRole('heading', { level: 2 });
  // Of all days of a month one alone is a stop of the Tab key.
  await expect(page.locator('[data-date] [role=link][tabindex="0"]')).toHaveCount(1);
  const day = (name: string) => page.getByRole('link', { name: `Ir al ${name}` });
  await day('18 de noviembre de 2026').focus();
  await page.keyboard.press('ArrowDown');
  await expect(day('25 de noviembre de 2026')).toBeFocused();
  await page.keyboard.press('End');
  await expect(day('29 de noviembre de 2026')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(month).toHaveText('diciembre de 2026');
  await expect(day('29 de diciembre de 2026')).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(day('29 de noviembre de 2026')).toBeFocused();

  await eventOf(page, 'Control dental').focus();
  await page.keyboard.press('ArrowRight');
  await expect(eventOf(page, 'Control dental')).not.toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(eventOf(page, 'Control dental')).toBeFocused();
  await expect(month).toHaveText('noviembre de 2026');

  const small = page.getByRole('complementary', { name: 'Calendario' });
  await small.getByRole('button', { name: '29 noviembre 2026' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(small.getByRole('button', { name: '6 diciembre 2026', exact: true })).toBeFocused();
  await expect(month).toHaveText('noviembre de 2026');
  await page.keyboard.press('Enter');
  await expect(month).toHaveText('diciembre de 2026');
  expect(await violations(page)).toEqual([]);
});

test('the hours open where now is seen, and an hour that the clocks leave out is told @long', async ({
  page,
  goto,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-18T22:40:00-03:00'));
  await goto('/apps/calendar?vista=semana');
  await expect(page.getByText('22:00', { exact: true })).toBeInViewport();
  await expect(page.getByText('08:00', { exact: true })).not.toBeInViewport();
  await page.getByRole('button', { name: 'Nuevo evento' }).click();
  const panel = panelOf(page, 'Nuevo evento');
  await panel.getByRole('textbox', { name: 'Comienza' }).fill('05-09-2027');
  await panel.getByRole('combobox', { name: 'Hora de inicio' }).fill('00:30');
  await panel.getByRole('textbox', { name: 'Título' }).focus();
  await expect(panel.getByRole('status')).toContainText('no hay 00:30: queda a las 01:30');
});
