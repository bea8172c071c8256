import { accounts, expect, inDays, test } from './fixtures.ts';
import { openFilter, rowOf } from './list.ts';
import { violations } from './page-checks.ts';

test.beforeEach(async ({ as }) => {
  await as(accounts.gestora);
});

test('rows are chosen by key and by mouse, discarded with one reason, and reopened', async ({
  page,
  goto,
  aTender,
}) => {
  const first = await aTender({ cierre: inDays(2) });
  const { palabra } = first;
  const second = await aTender({ nombre: palabra, cierre: inDays(4) });
  const third = await aTender({ nombre: palabra, cierre: inDays(6) });
  await goto(`/licitaciones?q=${palabra}&vista=abiertas&sort=cierre`);
  await expect(rowOf(page, third.codigo)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByRole('toolbar', { name: /elegid|seleccionad/ });
  await expect(bar).toContainText('1');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();

  await page.keyboard.press('x');
  await rowOf(page, second.codigo).getByRole('checkbox').check();
  await expect(rowOf(page, first.codigo).getByRole('checkbox')).toBeChecked();
  await expect(bar).toContainText('2');
  expect(await violations(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Descartar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Descartar 2 licitaciones' });
  const confirm = dialog.getByRole('button', { name: 'Descartar' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(/^Motivo( \*)?$/).selectOption({ index: 1 });
  await confirm.click();
  await expect(page.getByText('2 licitaciones descartadas')).toBeVisible();
  await expect(rowOf(page, first.codigo)).toBeHidden();
  await expect(rowOf(page, second.codigo)).toBeHidden();
  await expect(rowOf(page, third.codigo)).toBeVisible();

  const stages = await openFilter(page, 'Etapa');
  await stages.getByRole('option', { name: 'Descartada 2' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/etapa=descartada/);
  await expect(
    page.getByRole('button', { name: 'Quitar el filtro Etapa: Descartada' }),
  ).toBeVisible();
  await expect(rowOf(page, first.codigo)).toBeVisible();
  await expect(rowOf(page, second.codigo)).toBeVisible();
  await expect(rowOf(page, third.codigo)).toBeHidden();

  // The keyboard is still at the first row.
  await page.keyboard.press('e');
  await expect(page.getByRole('menu', { name: new RegExp(first.codigo) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await page.keyboard.press('e');
  await page.getByRole('menuitem', { name: 'En análisis' }).click();
  await expect(rowOf(page, first.codigo)).toContainText('En análisis');
  await goto(`/licitaciones?q=${palabra}&vista=abiertas`);
  await expect(rowOf(page, first.codigo)).toBeVisible();
  await expect(rowOf(page, second.codigo)).toBeHidden();
});

test('chosen rows are followed and moved at once; what may not be moved is told @long', async ({
  page,
  goto,
  aTender,
  client,
}) => {
  const first = await aTender({ cierre: inDays(2) });
  const { palabra } = first;
  const bid = await aTender({ nombre: palabra, cierre: inDays(4) });
  const { api } = await client(accounts.gestora);
  const { version } = await api.work.get({ params: { id: bid.id } });
  const body = {
    etapa: 'presentada',
    evidencia: { cuando: new Date().toISOString(), numero: '77' },
  } as const;
  await api.work.move({ params: { id: bid.id }, body, ifVersion: version });
  await api.work.follow({ params: { id: bid.id }, body: { siguiendo: false } });

  const list = `/licitaciones?q=${palabra}&vista=abiertas`;
  await goto(list);
  const all = page.getByRole('columnheader').getByRole('checkbox');
  await all.check();
  const bar = page.getByRole('toolbar');
  await bar.getByRole('button', { name: 'En análisis' }).click();
  await expect(page.getByText('1 licitación quedó en «En análisis»')).toBeVisible();
  await expect(page.getByText('1 está en una etapa que no lo permite.')).toBeVisible();
  await expect(rowOf(page, first.codigo)).toContainText('En análisis');
  await expect(rowOf(page, bid.codigo)).toContainText('Presentada');

  await all.check();
  await bar.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByText('Sigues 2 licitaciones elegidas')).toBeVisible();
  await goto(`${list}&siguiendo=yo`);
  await expect(rowOf(page, first.codigo)).toBeVisible();
  await expect(rowOf(page, bid.codigo)).toBeVisible();
  await page.getByRole('button', { name: 'Quitar el filtro Seguimiento: Las que sigo' }).click();
  await expect(page).not.toHaveURL(/siguiendo/);
});

test('of a divided list rows of several groups are chosen with Shift and changed, and a group as a whole @long', async ({
  page,
  goto,
  aTender,
  client,
}) => {
  const first = await aTender({ cierre: inDays(2) });
  const { palabra } = first;
  const second = await aTender({ nombre: palabra, cierre: inDays(4) });
  const moved = await aTender({ nombre: palabra, cierre: inDays(6) });
  const { api } = await client(accounts.gestora);
  const { version } = await api.work.get({ params: { id: moved.id } });
  await api.work.move({
    params: { id: moved.id },
    body: { etapa: 'en-analisis' },
    ifVersion: version,
  });
  await goto(`/licitaciones?q=${palabra}&vista=abiertas&sort=cierre&grupo=etapa`);
  const groups = page.getByRole('list', { name: 'Etapa' });
  await groups.getByRole('button', { name: /^Detectada/ }).click();
  await expect(rowOf(page, second.codigo)).toBeVisible();
  await groups.getByRole('button', { name: /^En análisis/ }).click();
  await expect(rowOf(page, moved.codigo)).toBeVisible();

  await rowOf(page, second.codigo).getByRole('checkbox').check();
  await rowOf(page, moved.codigo)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  const bar = page.getByRole('toolbar', { name: /elegid|seleccionad/ });
  await expect(bar).toContainText('2');
  await expect(rowOf(page, first.codigo).getByRole('checkbox')).not.toBeChecked();
  // The box of a group leaves what is chosen in the others.
  const detected = page.getByRole('grid', { name: 'Detectada' });
  await detected.getByRole('columnheader').getByRole('checkbox').check();
  await expect(bar).toContainText('3');
  expect(await violations(page)).toEqual([]);
  await bar.getByRole('button', { name: 'En preparación' }).click();
  await expect(page.getByText('3 licitaciones quedaron en «En preparación»')).toBeVisible();
  await expect(groups.getByRole('button', { name: /^En preparación/ })).toContainText('3');

  await goto('/licitaciones?vista=todas&grupo=tipo');
  await page.getByRole('list', { name: 'Tipo' }).getByRole('button').first().click();
  const large = page.getByRole('grid').first();
  await large.getByRole('columnheader').getByRole('checkbox').check();
  await expect(bar).toContainText('10');
  const whole = bar.getByRole('button', { name: /^Elegir las .* de «/ });
  const count = /las ([\d.]+) de/.exec((await whole.textContent()) ?? '')?.[1] ?? 'ninguna';
  await whole.click();
  await expect(bar).toContainText(count);
  await bar.getByRole('button', { name: 'Prioridad' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(bar).toContainText(count);
});
