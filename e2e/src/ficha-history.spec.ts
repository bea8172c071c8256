import { accounts, expect, inDays, test, uniqueCode, uniqueWord } from './fixtures.ts';
import { assign } from './list.ts';
import { officialImport } from './official-import.ts';
import { violations } from './page-checks.ts';

test.beforeEach(async ({ as }) => {
  await as(accounts.analista);
});

test('each observation shows what the source stated, verbatim @long', async ({
  page,
  goto,
  aTender,
}) => {
  const tender = await aTender();
  await goto(`/licitaciones/${tender.id}?parte=historia`);
  await page.getByRole('button', { name: 'De dónde sale cada dato' }).click();
  const origin = page.getByRole('region', { name: 'De dónde sale cada dato' });
  const observation = origin.getByRole('button');
  await expect(observation).toContainText('Ficha de la API de Mercado Público');
  await expect(observation).toContainText(`${tender.codigo}.json`);
  await expect(observation).toHaveAttribute('aria-expanded', 'false');
  await observation.click();
  await expect(observation).toHaveAttribute('aria-expanded', 'true');
  await expect(origin).toContainText(`"CodigoExterno": "${tender.codigo}"`);
  await observation.click();
  await expect(origin.getByText('"CodigoExterno"')).toBeHidden();
});

test('sources and team stand in one history, which can be narrowed to either', async ({
  page,
  goto,
  aTender,
}) => {
  const tender = await aTender();
  await goto(`/licitaciones/${tender.id}?parte=historia`);
  const history = page.getByRole('region', { name: 'Historia' });
  const entries = history.getByRole('listitem');
  await expect(entries).toHaveCount(1);
  await assign(page, tender.codigo, 'Andrés Cárcamo Vidal (yo)');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('Andrés Cárcamo Vidal cambió al responsable');
  await expect(entries.last()).toContainText('Primera noticia');
  await history.getByText('La fuente 1').click();
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('Ficha de la API de Mercado Público');
  await history.getByText('El equipo 1').click();
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('Andrés Cárcamo Vidal');
});

test('a moved closing is shown at the top, and earlier versions can be seen', async ({
  page,
  goto,
  aTender,
  saysAgain,
}) => {
  const tender = await aTender({ cierre: inDays(6), haceDias: 4 });
  await saysAgain(tender, {
    cierre: inDays(13),
    monto: 2_000_000,
    lineas: [{ nombre: 'Papel para impresora' }, { nombre: 'Tinta negra' }],
    haceDias: 1,
  });
  await goto(`/licitaciones/${tender.id}`);
  const summary = page.getByRole('region', { name: 'Lo principal' });
  await expect(summary).toContainText(/El cierre se movió del .+ al .+ \(7 días después\)/);
  await summary.getByRole('link', { name: 'Ver qué cambió' }).click();
  const changes = page.getByRole('region', { name: 'Historia' });
  await expect(changes).toBeInViewport();
  const last = changes.getByRole('listitem').first();
  await expect(last).toContainText(`archivo ${tender.codigo}.json`);
  await expect(last.getByRole('definition')).toContainText([/15:00.+15:00/, '$1.500.000']);
  await expect(last.getByRole('definition').last()).toContainText('$2.000.000');
  await expect(last.getByRole('listitem')).toContainText(['Se agregó: N.º 2']);
  await expect(last.getByRole('listitem')).toContainText(['Tinta negra']);
  await expect(changes).toContainText('Primera noticia');
  expect(await violations(page)).toEqual([]);

  await changes.getByRole('link', { name: /^Ver como se conocía el / }).click();
  await expect(page).toHaveURL(/\?en=/);
  const banner = page.getByRole('status').filter({ hasText: /^Así se conocía el .+ hora Chile$/ });
  await expect(banner).toBeVisible();
  await expect(summary).toContainText('$1.500.000');
  await expect(summary).not.toContainText('El cierre se movió');
  await expect(page.getByRole('button', { name: /^(Editar etiquetas|Asignar) / })).toHaveCount(0);
  await page.getByRole('link', { name: 'Historia' }).click();
  await expect(changes).toContainText('Lo que estás viendo');
  await page.getByRole('link', { name: 'Volver a hoy' }).click();
  await expect(page).toHaveURL(`/licitaciones/${tender.id}`);
  await expect(summary).toContainText('$2.000.000');
});

test('own data over an official source is marked, and stays in the company', async ({
  page,
  goto,
  as,
  client,
  saysAgain,
}) => {
  const [codigo, palabra] = [uniqueCode(), uniqueWord()];
  const nombre = `Lo que publica el portal ${palabra}`;
  officialImport(codigo, { nombre, haceDias: 2 });
  await saysAgain({ codigo, nombre }, { nombre: `Lo que anotamos ${palabra}`, monto: 900_000 });
  const { api } = await client(accounts.gestora);
  const { datos } = await api.tenders.list({ query: { q: codigo } });
  const id = datos[0]?.id ?? 0;

  await goto(`/licitaciones/${id}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(`Lo que anotamos ${palabra}`);
  const own = page.getByRole('alert').filter({ hasText: 'Según archivos de tu empresa' });
  await expect(own).toContainText(`oficial: ${nombre}`);
  await expect(own).toContainText('oficial: $1.500.000');
  await page.getByRole('link', { name: 'Historia' }).click();
  await expect(page.getByRole('region', { name: 'Historia' })).toContainText(
    'sólo para tu empresa, lo importó',
  );
  expect(await violations(page)).toEqual([]);

  await as(accounts.austral);
  await goto(`/licitaciones/${id}`);
  await expect(heading).toContainText(nombre);
  await expect(own).toHaveCount(0);
});

test('before its first observation there is nothing to see @long', async ({
  page,
  goto,
  aTender,
  expectTrouble,
}) => {
  expectTrouble(/404 .*\/api\/licitaciones\/\d+\?en=/);
  const tender = await aTender();
  await goto(`/licitaciones/${tender.id}?en=2001-01-01T00:00:00Z`);
  await expect(page.getByRole('heading', { name: 'No se conocía en ese momento' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver la ficha de hoy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(tender.palabra);
});
