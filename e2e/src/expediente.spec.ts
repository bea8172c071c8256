import { accounts, expect, inDays, test } from './fixtures.ts';
import { violations } from './page-checks.ts';

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

test('whether to bid is assessed by keyboard, decided with a reason, and printed on one page', async ({
  page,
  goto,
  as,
  aTender,
}) => {
  await as(accounts.gestora);
  const tender = await aTender({ cierre: inDays(9) });
  await goto(`/licitaciones/${tender.id}?parte=trabajo`);
  const card = page.getByRole('region', { name: '¿Vamos?' });
  const requirement = card.getByRole('combobox').first();
  await requirement.selectOption('No cumple');
  await expect(card.getByText('1 requisito no se cumple')).toBeVisible();
  const slider = card.getByRole('slider').first();
  await slider.focus();
  // The thumb keeps the focus from one step to the next.
  for (const score of ['55', '60', '65']) {
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuenow', score);
  }
  await expect(card.getByText('Sin responder').first()).toBeAttached();
  await card.getByLabel('Razón').fill('Hay margen, y el requisito se acredita después');
  await card.getByRole('button', { name: 'Vamos', exact: true }).click();
  await expect(card.getByText(/^Vamos · Gabriela/)).toBeVisible();

  await card.getByRole('link', { name: 'Imprimir' }).click();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('No cumple');
  await expect(sheet.getByRole('cell', { name: '65', exact: true })).toBeVisible();
  await expect(sheet).toContainText('Hay margen, y el requisito se acredita después');
  expect.soft(await violations(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimir esta hoja' })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
