import type { SignedIn } from './api.ts';
import { accounts, expect, inDays, test as base, type TestTender } from './fixtures.ts';
import { rowOf } from './list.ts';

const test = base.extend<{
  aLostBid: (nombre?: string) => Promise<TestTender & { work: SignedIn['api']['work'] }>;
}>({
  /** Of a tender that a company has bid for the portal says who else won it. */
  aLostBid: async ({ client, aTender, saysAgain }, use) => {
    await use(async (nombre = 'Compra de papel') => {
      const tender = await aTender({ nombre, cierre: inDays(-2) });
      const { work } = (await client(accounts.admin)).api;
      const params = { id: tender.id };
      const evidencia = { cuando: new Date().toISOString(), numero: '33' };
      await work.move({ params, body: { etapa: 'presentada', evidencia } });
      const ganador = { nombre: 'Papelera Lircay Ltda.', rut: '76.543.210-3', precio: 900 };
      await saysAgain(tender, {
        estado: [8, 'Adjudicada'],
        cierre: inDays(-2),
        lineas: [{ nombre: 'Papel para impresora', ganador }],
        adjudicacion: { fecha: inDays(-1), oferentes: 3, acta: 'https://acta.invalid/1' },
      });
      await expect
        .poll(async () => (await work.get({ params })).propuesta?.etapa ?? null)
        .toBe('perdida');
      return { ...tender, work };
    });
  },
});

const listOf = ({ palabra }: TestTender) => `/licitaciones?q=${palabra}&vista=todas`;

test('what the portal proposes stands at the stage in the list, on any screen, and is confirmed by keyboard', async ({
  page,
  goto,
  as,
  aLostBid,
}) => {
  await as(accounts.gestora);
  const tender = await aLostBid();
  await goto(listOf(tender));
  const row = rowOf(page, tender.codigo);
  await expect(row.getByTitle('El portal propone «Perdida»')).toHaveText('¿Perdida?');

  await page.setViewportSize({ width: 390, height: 844 });
  await goto(listOf(tender));
  const card = page.getByRole('list', { name: 'Licitaciones' }).getByRole('article');
  await expect(card.getByText('El portal propone «Perdida»')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Cambiar la etapa/ })).toContainText('Presentada');
  // The tab that is shown is the last one, and a phone has no room for all.
  const tabs = page.getByRole('navigation', { name: 'Vistas' });
  await expect(tabs.getByRole('link', { name: /^Todas/ })).toBeInViewport();

  await goto(`/licitaciones/${tender.id}`);
  const proposal = page.getByRole('region', { name: 'Propuesta del portal' });
  await proposal.getByRole('button', { name: 'Confirmar' }).press('Enter');
  await expect(proposal).toHaveCount(0);
  await goto(listOf(tender));
  await expect(card.getByRole('button', { name: /^Cambiar la etapa/ })).toContainText('Perdida');
  await expect(card.getByText(/^El portal propone/)).toHaveCount(0);
});

test('what the portal proposes is confirmed or rejected from the menu of the stage', async ({
  page,
  goto,
  as,
  aLostBid,
}) => {
  await as(accounts.gestora);
  const [lost, disputed] = [await aLostBid(), await aLostBid()];
  const decide = async ({ codigo }: TestTender, choice: string) => {
    const stage = rowOf(page, codigo).getByRole('button', { name: /^Cambiar la etapa/ });
    await stage.press('Enter');
    const menu = page.getByRole('menu');
    await expect(menu).toContainText('El portal propone «Perdida»');
    await menu.getByRole('menuitem', { name: choice }).press('Enter');
    await expect(rowOf(page, codigo).getByText('¿Perdida?')).toHaveCount(0);
    return stage;
  };

  await goto(listOf(lost));
  const confirmed = await decide(lost, 'Confirmar «Perdida»');
  await expect(confirmed).toContainText('Perdida');
  const { resultado } = await lost.work.get({ params: { id: lost.id } });
  expect(resultado?.ganador).toBe('Papelera Lircay Ltda.');

  await goto(listOf(disputed));
  const rejected = await decide(disputed, 'Rechazar la propuesta');
  await expect(page.getByText('La propuesta quedó rechazada; la etapa sigue igual')).toBeVisible();
  await expect(rejected).toContainText('Presentada');
});

test('several proposals are rejected at once, wait again once that is undone, and are confirmed', async ({
  page,
  goto,
  as,
  aLostBid,
}) => {
  await as(accounts.gestora);
  const first = await aLostBid();
  const second = await aLostBid(first.palabra);
  await goto(`${listOf(first)}&propuesta=si`);
  const rows = [rowOf(page, first.codigo), rowOf(page, second.codigo)] as const;
  const chooseAll = () => page.getByRole('columnheader').getByRole('checkbox').check();
  await chooseAll();
  const bar = page.getByRole('toolbar');
  await bar.getByRole('button', { name: 'Rechazar propuestas' }).click();
  await expect(page.getByText('2 propuestas del portal rechazadas')).toBeVisible();
  for (const row of rows) await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  for (const row of rows) await expect(row).toContainText('¿Perdida?');

  await chooseAll();
  await bar.getByRole('button', { name: 'Confirmar propuestas' }).click();
  await expect(page.getByText('2 propuestas del portal confirmadas')).toBeVisible();
  for (const row of rows) await expect(row).toBeHidden();
  await goto(listOf(first));
  for (const row of rows) await expect(row).toContainText('Perdida');
  expect(await second.work.get({ params: { id: second.id } })).toMatchObject({
    etapa: 'perdida',
    resultado: { ganador: 'Papelera Lircay Ltda.' },
  });

  // Where the portal proposes nothing, nothing is offered.
  await chooseAll();
  await expect(bar.getByRole('button', { name: 'Etiquetar' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Confirmar propuestas' })).toHaveCount(0);
});
