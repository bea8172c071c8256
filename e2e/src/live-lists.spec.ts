import { accounts, expect, inDays, test } from './fixtures.ts';
import { rowOf } from './list.ts';

test('what somebody else changes shows in the table, on the board and on the page of the tender, where it stands', async ({
  page,
  goto,
  as,
  client,
  aTender,
}) => {
  await as(accounts.gestora);
  const tender = await aTender({ cierre: inDays(9) });
  const params = { id: tender.id };
  const { api } = await client(accounts.admin);
  const { datos: tags } = await api.tags.list();
  const tag = tags.find(({ nombre }) => nombre === 'Por revisar');
  const { datos: people } = await api.users.list({ query: {} });
  const someone = people.find(({ role, status }) => role === 'editor' && status === 'active');
  const another = people.find(({ role, status }) => role === 'author' && status === 'active');
  const listens = () => page.waitForResponse(/\/api\/eventos$/);

  let listening = listens();
  await goto(`/licitaciones?q=${tender.palabra}`);
  const row = rowOf(page, tender.codigo);
  await expect(row).toContainText('Detectada');
  await listening;
  await api.tenders.setTags({ params, body: [tag?.id ?? 0] });
  await expect(row).toContainText('Por revisar');
  await api.tenders.assign({ params, body: { Usuario: someone?.id ?? 0 } });
  await expect(row).toContainText(someone?.fullName ?? '');
  await api.work.move({ params, body: { etapa: 'en-analisis' } });
  await expect(row).toContainText('En análisis');

  listening = listens();
  await goto(`/licitaciones?q=${tender.palabra}&forma=tablero`);
  const cardIn = (stage: string) =>
    page.getByRole('list', { name: stage, exact: true }).getByText(tender.palabra);
  await expect(cardIn('En análisis')).toBeVisible();
  await listening;
  await api.work.move({ params, body: { etapa: 'en-preparacion' } });
  await expect(cardIn('En preparación')).toBeVisible();
  await expect(cardIn('En análisis')).toHaveCount(0);

  listening = listens();
  await goto(`/licitaciones/${tender.id}`);
  await listening;
  await api.tenders.assign({ params, body: { Usuario: another?.id ?? 0 } });
  await expect(page.getByRole('main')).toContainText(another?.fullName ?? '');
});

test('a cell that somebody else changes while it is written in is left to choose', async ({
  page,
  goto,
  as,
  client,
  aTender,
}) => {
  await as(accounts.gestora);
  const { id, codigo, palabra } = await aTender({ cierre: inDays(9) });
  const { api } = await client(accounts.admin);
  const listening = page.waitForResponse(/\/api\/eventos$/);
  await goto(`/licitaciones?q=${palabra}&columnas=nombre,prioridad,proximaAccion`);
  const cell = rowOf(page, codigo).locator('td[data-column="proximaAccion"]');
  await cell.focus();
  await listening;
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Próxima acción' });
  await field.fill('Visitar la bodega');
  const body = { proximaAccion: 'Pedir muestras', prioridad: 'alta' } as const;
  await api.work.update({ params: { id }, body });
  await expect(rowOf(page, codigo)).toContainText('Pedir muestras');
  await expect(field).toHaveValue('Visitar la bodega');
  await field.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Alguien cambió ${codigo}` });
  const choice = dialog.getByRole('radiogroup', { name: 'Próxima acción' });
  await expect(choice).toContainText('Visitar la bodega');
  await expect(choice).toContainText(/Lo de .+Pedir muestras/);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, codigo)).toContainText('Visitar la bodega');
  await expect(rowOf(page, codigo)).toContainText('Alta');
});
