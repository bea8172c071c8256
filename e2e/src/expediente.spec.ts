import { accounts, expect, inDays, test } from './fixtures.ts';

test('a tender is analysed, worked on and followed up', async ({ page, goto, as, aTender }) => {
  await as(accounts.gestora);
  const tender = await aTender({ cierre: inDays(9) });
  await goto(`/licitaciones/${tender.id}?parte=trabajo`);

  const stage = page.getByRole('button', { name: `Cambiar la etapa de ${tender.codigo}` });
  await stage.first().click();
  await page.getByRole('menuitem', { name: 'En análisis' }).click();
  await expect(stage.first()).toContainText('En análisis');

  await page.getByRole('button', { name: 'Seguir' }).first().click();
  await expect(page.getByRole('button', { name: 'Siguiendo' }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Agregar tarea' }).click();
  const form = page.getByRole('dialog', { name: 'Tarea nueva' });
  await form.getByLabel('Qué hay que hacer').fill('Pedir muestras');
  await form.getByRole('button', { name: 'Agregar tarea' }).click();
  const task = page.getByRole('checkbox', { name: 'Pedir muestras' });
  await task.check();
  await expect(task).toBeChecked();

  const comment = page.getByRole('textbox', { name: /^Escribe un comentario/ });
  await comment.fill('Calza con <b>todo</b> lo que tenemos');
  await page.getByRole('button', { name: 'Comentar' }).click();
  const written = page.getByRole('article', { name: /^Comentario de Gabriela/ });
  await expect(written).toContainText('Calza con <b>todo</b> lo que tenemos');

  await page.reload();
  await expect(task).toBeChecked();
  await expect(written).toContainText('Calza con');

  await goto('/seguimiento?sigue=yo');
  const day = page.getByRole('region').filter({ hasText: tender.palabra }).first();
  await expect(day).toContainText('Pedir muestras');
  await expect(day).toContainText('cambió la etapa');
  await page.getByRole('button', { name: /^El portal/ }).click();
  await expect(page.getByText('terminó la tarea «Pedir muestras»')).toBeHidden();
});

test('discarding asks for a reason, and submitting for its proof', async ({
  page,
  goto,
  as,
  aTender,
  expectTrouble,
}) => {
  expectTrouble(/422.*\/etapa/);
  await as(accounts.gestora);
  const tender = await aTender({ cierre: inDays(4) });
  await goto(`/licitaciones/${tender.id}`);
  const stage = page.getByRole('button', { name: `Cambiar la etapa de ${tender.codigo}` }).first();
  await stage.click();
  await page.getByRole('menuitem', { name: 'Descartada…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pasar a «Descartada»' });
  await dialog.getByRole('button', { name: 'Pasar a «Descartada»' }).click();
  await expect(dialog).toContainText('Elige un motivo');
  await dialog.getByLabel('Motivo', { exact: false }).first().selectOption('Plazo insuficiente');
  await dialog.getByRole('button', { name: 'Pasar a «Descartada»' }).click();
  await expect(stage).toContainText('Descartada');

  await stage.click();
  await page.getByRole('menuitem', { name: 'En preparación' }).click();
  await expect(stage).toContainText('En preparación');
  await stage.click();
  await page.getByRole('menuitem', { name: 'Presentada…' }).click();
  const bid = page.getByRole('dialog', { name: 'Pasar a «Presentada»' });
  await bid.getByRole('button', { name: 'Pasar a «Presentada»' }).click();
  await expect(bid).toContainText('Pon el número del comprobante');
  await bid.getByLabel('Número del comprobante').fill('0921');
  await bid.getByRole('button', { name: 'Pasar a «Presentada»' }).click();
  await expect(stage).toContainText('Presentada');
});
