import { accounts, expect, inDays, test } from './fixtures.ts';
import { rowOf } from './list.ts';

test('what the portal proposes stands at the stage in the list, on any screen, and is confirmed by keyboard', async ({
  page,
  goto,
  as,
  client,
  aTender,
  saysAgain,
}) => {
  await as(accounts.gestora);
  const tender = await aTender({ cierre: inDays(-2) });
  const { api } = await client(accounts.admin);
  const params = { id: tender.id };
  const evidencia = { cuando: new Date().toISOString(), numero: '33' };
  await api.work.move({ params, body: { etapa: 'presentada', evidencia } });
  const ganador = { nombre: 'Papelera Lircay Ltda.', rut: '76.543.210-3', precio: 900 };
  await saysAgain(tender, {
    estado: [8, 'Adjudicada'],
    cierre: inDays(-2),
    lineas: [{ nombre: 'Papel para impresora', ganador }],
    adjudicacion: { fecha: inDays(-1), oferentes: 3, acta: 'https://acta.invalid/1' },
  });
  await expect
    .poll(async () => (await api.work.get({ params })).propuesta?.etapa ?? null)
    .toBe('perdida');

  const list = `/licitaciones?q=${tender.palabra}&vista=todas`;
  await goto(list);
  const row = rowOf(page, tender.codigo);
  await expect(row.getByTitle('El portal propone «Perdida»')).toHaveText('¿Perdida?');

  await page.setViewportSize({ width: 390, height: 844 });
  await goto(list);
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
  await goto(list);
  await expect(card.getByRole('button', { name: /^Cambiar la etapa/ })).toContainText('Perdida');
  await expect(card.getByText(/^El portal propone/)).toHaveCount(0);
});
