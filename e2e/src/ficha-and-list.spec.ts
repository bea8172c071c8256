import { accounts, expect, inDays, test, uniqueWord } from './fixtures.ts';
import { rowOf } from './list.ts';

test.beforeEach(async ({ as }) => {
  await as(accounts.analista);
});

test('from the list one goes on to its next tender, and back to the list', async ({
  page,
  goto,
  aTender,
}) => {
  const comprador = { nombre: `Servicio ${uniqueWord()}`, rut: '61.999.777-1' };
  const first = await aTender({ comprador, cierre: inDays(5) });
  const second = await aTender({ comprador, cierre: inDays(8) });
  await goto(`/licitaciones?q=${comprador.nombre.split(' ')[1]}&sort=cierre`);
  const address = page.url();
  await rowOf(page, first.codigo)
    .getByRole('link', { name: new RegExp(first.palabra) })
    .click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(first.palabra);
  const list = page.getByRole('navigation', { name: 'La lista' });
  await expect(list).toContainText('1 de 2 en la lista');
  await expect(
    list.getByRole('button', { name: 'Licitación anterior de la lista' }),
  ).toBeDisabled();
  await list.getByRole('link', { name: 'Licitación siguiente de la lista' }).click();
  await expect(heading).toContainText(second.palabra);
  await expect(list).toContainText('2 de 2 en la lista');
  await page.getByRole('link', { name: 'Volver a Licitaciones' }).click();
  await expect(page).toHaveURL(address);
});

test('going back finds the list as it was left @long', async ({ page, goto }) => {
  await goto('/licitaciones?estado=publicada&sort=cierre');
  const link = page.getByRole('grid').getByRole('link').nth(30);
  await link.scrollIntoViewIfNeeded();
  const top = (await link.boundingBox())?.y ?? 0;
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Volver a Licitaciones' }).click();
  await expect(page).toHaveURL('/licitaciones?estado=publicada&sort=cierre');
  await expect(link).toBeInViewport();
  await expect
    .poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - top))
    .toBeLessThan(5);
});
