import { expect, test } from './fixtures.ts';
import { register } from './new-account.ts';
import { isWithoutSidewaysScroll, violationsInSkins } from './page-checks.ts';

/** A company of the demonstration, which its sources say sold something. */
const seller = '78.904.120-2';

test('a new company begins its catalogue with what a RUT sold, and watches who buys', async ({
  page,
  goto,
  origin,
}) => {
  const { api, cookies } = await register(origin);
  for (const cookie of cookies) await page.context().addCookies([{ ...cookie, url: origin }]);
  await goto('/inicio');
  await page.getByRole('link', { name: 'Proponerlos desde tu RUT' }).click();
  // Nobody says anything of a company that is new.
  await expect(page.getByText('No hay ventas leídas de este RUT')).toBeVisible();
  const rut = page.getByRole('textbox', { name: 'RUT de la empresa' });
  await rut.fill('78.904.120-3');
  await page.getByRole('button', { name: 'Buscar sus ventas' }).click();
  await expect(page.getByText('Escribe un RUT válido')).toBeVisible();
  await rut.fill(seller);
  await rut.press('Enter');
  const proposed = page.getByRole('region', { name: 'Productos que se proponen' });
  await expect(proposed.getByRole('listitem').first()).toBeVisible();
  await expect(page).toHaveURL(/rut=78904120-2/);

  await proposed.getByRole('checkbox', { name: /que no están en tu catálogo/ }).check();
  await proposed.getByRole('checkbox', { name: /que no están en tu catálogo/ }).uncheck();
  const inhalers = proposed.getByRole('listitem').filter({ hasText: '51161703' });
  await inhalers.getByRole('checkbox', { name: 'Agregar Budesonida' }).check();
  await inhalers.getByRole('button', { name: 'Cambiar Budesonida' }).click();
  await inhalers
    .getByRole('textbox', { name: 'Nombre de 51161703' })
    .fill('Budesonida en inhalador');
  expect(await violationsInSkins(page)).toEqual([]);
  await proposed.getByRole('button', { name: 'Agregar 1 producto' }).click();
  await expect(page.getByText('Se agregó 1 producto')).toBeVisible();
  await expect(proposed.getByText('Ya está en tu catálogo: Budesonida en inhalador')).toBeVisible();

  const buyers = page.getByRole('region', { name: 'Quién le compra' });
  await buyers.getByRole('button', { name: /^Vigilar a \d+ compradores$/ }).click();
  await expect(page.getByText(/Se guardó la vista «Compradores de/)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
  await goto('/inicio');
  await expect(page.getByText('No tienes cierres en los próximos 7 días.')).toBeVisible();
  await expect(page.getByText('Tu empresa todavía no tiene productos')).toHaveCount(0);
  const { datos } = await api.views.list({ query: {} });
  expect(datos).toMatchObject([{ pagina: 'licitaciones', alerta: { ritmo: 'diaria' } }]);
});
