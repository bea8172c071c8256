import { accounts, expect, test } from './fixtures.ts';
import { violations } from './page-checks.ts';

interface Tender {
  id: number;
  codigo: string;
  items: { nombre: string | null; descripcion: string | null; codigo: string | null }[];
}

test('what fits a product is listed for us with its reason, read in the ficha, and dismissed', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.gestora);
  const list = await page.request.get('/api/licitaciones?vista=abiertas&sort=-cierre&limit=1');
  const { datos } = (await list.json()) as { datos: { id: number }[] };
  const ficha = await page.request.get(`/api/licitaciones/${datos[0]?.id ?? 0}`);
  const tender = (await ficha.json()) as Tender;
  const [item] = tender.items;
  const name = (item?.descripcion ?? item?.nombre ?? '').slice(0, 120);
  const made = await page.request.post('/api/productos', {
    data: {
      sku: `CALCE-${Date.now()}`,
      nombre: name,
      unspsc: item?.codigo == null ? [] : [item.codigo],
      precio: 1_990,
      costo: 1_500,
    },
  });
  const { id } = (await made.json()) as { id: number };
  await expect(async () => {
    const product = await page.request.get(`/api/productos/${id}`);
    expect(await product.json()).toMatchObject({ calces: { alDia: true } });
  }).toPass();

  await goto('/licitaciones');
  await page.getByRole('link', { name: /^Para nosotros/ }).click();
  await expect(page).toHaveURL(/calce=si/);
  // What the tab is about stands beside the name, not past the edge of the screen.
  const first = page.getByRole('columnheader').filter({ hasText: /^(Nombre|Calce|Comprador)/ });
  await expect(first).toHaveText([/^Nombre/, /^Calce/, /^Comprador/]);
  await goto(
    `/licitaciones?vista=abiertas&calce=si&producto=${id}&sort=-puntaje&q=${tender.codigo}`,
  );
  const row = page.getByRole('row').filter({ hasText: tender.codigo });
  await expect(row).toContainText(/Línea \d+: /);
  expect(await violations(page)).toEqual([]);

  await goto(`/licitaciones/${tender.id}`);
  const ours = page.getByRole('region', { name: 'Lo nuestro' });
  await expect(ours).toContainText('Borrador del monto a ofrecer');
  await expect(ours).toContainText('Margen');
  expect(await violations(page)).toEqual([]);

  await goto(
    `/licitaciones?vista=abiertas&calce=si&producto=${id}&sort=-puntaje&q=${tender.codigo}`,
  );
  await row.getByRole('button', { name: /no es para nosotros/ }).click();
  const dialog = page.getByRole('dialog', { name: `${tender.codigo} no es para nosotros` });
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog.getByText('Escribe por qué no es para nosotros')).toBeVisible();
  await dialog.getByRole('textbox', { name: '¿Por qué no?' }).fill('Piden otra medida');
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);

  await goto(`/licitaciones/${tender.id}`);
  await expect(ours).toContainText('«Piden otra medida»');
  await ours
    .getByRole('button', { name: /^Devolver/ })
    .first()
    .click();
  await expect(ours.getByText('«Piden otra medida»')).toHaveCount(0);
});
