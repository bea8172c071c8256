import { accounts, expect, inDays, test } from './fixtures.ts';
import { isWithoutSidewaysScroll, violations } from './page-checks.ts';

test('the day begins with what closes, what changed, what nobody has and what is new', async ({
  page,
  goto,
  as,
  client,
  aTender,
  saysAgain,
}) => {
  const mine = await aTender({ cierre: inDays(1), haceDias: 2 });
  const { api, session } = await client(accounts.gestora);
  const params = { id: mine.id };
  await api.tenders.assign({ params, body: { Usuario: session.userData.id } });
  await saysAgain(mine, { cierre: inDays(2) });
  await as(accounts.gestora);
  await goto('/inicio');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(card('Mis cierres esta semana')).toContainText(mine.codigo);
  await expect(card('Qué cambió')).toContainText(mine.palabra);
  await expect(card('Qué cambió').getByRole('listitem').first()).toContainText('Cierre');
  const bars = page.getByRole('figure', { name: 'Cierres por día hábil' });
  await expect(bars.getByRole('link')).toHaveCount(10);
  expect(await violations(page)).toEqual([]);

  const free = card('Sin responsable, cierran pronto');
  const code = await free.getByRole('listitem').first().innerText();
  await free
    .getByRole('button', { name: /^Tomar / })
    .first()
    .click();
  await expect(page.getByText('Ahora es tuya')).toBeVisible();
  await expect(free.getByRole('listitem').first()).not.toHaveText(code);

  await page.getByRole('link', { name: /sin responsable, cierran? esta semana$/ }).click();
  await expect(page).toHaveURL('/licitaciones?vista=semana&asignado=nadie');
});

test('on a phone it is one column, with the pages of every day under the thumb', async ({
  page,
  goto,
  as,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await as(accounts.lector);
  await goto('/inicio');
  await expect(page.getByRole('region', { name: 'Nuevas' }).getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('button', { name: /^Tomar / })).toHaveCount(0);
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
  expect(await violations(page)).toEqual([]);
  const bar = page.getByRole('navigation', { name: 'Lo de cada día' });
  await bar.getByRole('link', { name: 'Licitaciones' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licitaciones');
  await bar.getByRole('link', { name: 'Seguimiento' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seguimiento');
  await bar.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('on a phone four tenders of the usual height stand on one screen @long', async ({
  page,
  goto,
  as,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await as(accounts.lector);
  await goto('/licitaciones');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(50);
  // The first ones are of other tests, or close within the hour; of fifty the middle one is as most are.
  const usual = await cards.evaluateAll((all) => {
    const heights = all.map((card) => card.getBoundingClientRect().height);
    return heights.toSorted((one, other) => one - other)[25] ?? Infinity;
  });
  const [first, second] = [await cards.first().boundingBox(), await cards.nth(1).boundingBox()];
  const top = first?.y ?? Infinity;
  const gap = (second?.y ?? Infinity) - top - (first?.height ?? 0);
  const bar = page.getByRole('navigation', { name: 'Lo de cada día' });
  const room = ((await bar.boundingBox())?.y ?? 0) - top;
  expect(4 * usual + 3 * gap).toBeLessThanOrEqual(room);
});
