import { accounts, expect, test } from '../fixtures.ts';
import { compose, composer, mailList, mailOf, openMail, toFolder } from './email.ts';

test.beforeEach(async ({ as }) => {
  await as(accounts.admin);
});

test('a mail is written, kept while it is, and sent', async ({ page, goto }) => {
  await goto('/apps/email');
  const window = await compose(page);
  const to = window.getByRole('combobox', { name: 'Para' });
  await expect(to).toBeFocused();
  await to.fill('fer');
  await page.getByRole('option', { name: /Fernanda Llanos/ }).click();
  await to.fill('ana@fuera.cl');
  await to.press('Enter');
  await window.getByRole('button', { name: 'Agregar copia (Cc)' }).click();
  await expect(window.getByRole('combobox', { name: 'Cc', exact: true })).toBeFocused();
  await page.keyboard.type('camila.rojas@andes.demo,');
  await window.getByRole('textbox', { name: 'Asunto' }).fill('Visita a terreno');
  await window.getByRole('textbox', { name: 'Mensaje' }).click();
  await page.keyboard.type('¿Vamos el ');
  await window.getByRole('button', { name: 'Negrita' }).click();
  await page.keyboard.type('jueves');
  await window.locator('input[type=file]').setInputFiles({
    name: 'plano.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  });
  await expect(window.getByText('plano.pdf')).toBeVisible();
  await expect(window.getByText(/^Guardado a las/)).toBeVisible();
  await expect(page).toHaveURL('/apps/email?compose=25');

  // What was written is there again in the drafts.
  await window.getByRole('button', { name: 'Guardar y cerrar' }).click();
  await toFolder(page, 'Borradores');
  await mailOf(page, /Borrador.*Visita a terreno/).click();
  await expect(page).toHaveURL('/apps/email/draft?compose=25');
  await expect(window.getByRole('textbox', { name: 'Mensaje' })).toContainText('¿Vamos el jueves');
  await expect(window.getByText('Fernanda Llanos')).toBeVisible();
  await window.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Correo enviado')).toBeVisible();
  await expect(window).toHaveCount(0);
  await expect(mailOf(page, /Visita a terreno/)).toHaveCount(0);
  // Going back does not reopen a sent mail.
  await page.goBack();
  await expect(page).toHaveURL('/apps/email/draft');
  await expect(window).toHaveCount(0);

  await toFolder(page, 'Enviados');
  await mailOf(page, /Visita a terreno/).click();
  const mail = openMail(page);
  await expect(mail.locator('strong')).toHaveText('jueves');
  await expect(mail.getByRole('link', { name: /Descargar plano\.pdf/ })).toBeVisible();
  await mail.getByRole('button', { name: /^para Fernanda Llanos, ana@fuera\.cl/ }).click();
  await expect(mail.getByText('Camila Rojas <camila.rojas@andes.demo>')).toBeVisible();
});

test('a mail is not sent over a recipient that was not understood @long', async ({
  page,
  goto,
}) => {
  await goto('/apps/email');
  const window = await compose(page);
  const to = window.getByRole('combobox', { name: 'Para' });
  await to.pressSequentially('camila.rojas@andes.demo,pedro@empresa');
  await window.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(window.getByRole('alert')).toContainText('«pedro@empresa» todavía no es un');
  await expect(to).toBeFocused();
  await expect(to).toHaveValue('pedro@empresa');
  await window.getByRole('button', { name: 'Programar' }).click();
  await expect(page.getByRole('dialog', { name: 'Programar el envío' })).toHaveCount(0);
  await to.fill('pedro@empresa.cl');
  await expect(window.getByRole('alert')).toHaveCount(0);
  await window.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Correo enviado')).toBeVisible();
  await toFolder(page, 'Enviados');
  await expect(mailOf(page, /Para: Camila Rojas, pedro@empresa\.cl/)).toBeVisible();
});

test('a minimised window is restored when its mail is opened again @long', async ({
  page,
  goto,
}) => {
  await goto('/apps/email/draft');
  const window = composer(page);
  for (const opener of [
    page.getByRole('button', { name: 'Redactar' }),
    mailOf(page, /Consulta por el anexo 5/),
  ]) {
    await opener.click();
    await window.getByRole('button', { name: 'Minimizar' }).click();
    await expect(window.getByRole('textbox', { name: 'Asunto' })).toBeHidden();
    await opener.click();
    await expect(window.getByRole('textbox', { name: 'Asunto' })).toBeVisible();
    await expect(window).toBeFocused();
    await window.getByRole('button', { name: 'Guardar y cerrar' }).click();
  }
});

test('sending is undone, and the mail is open again to be written on', async ({ page, goto }) => {
  await goto('/apps/email/inbox/24');
  await openMail(page).getByRole('button', { name: 'Responder', exact: true }).click();
  const window = composer(page);
  await expect(window.getByRole('textbox', { name: 'Mensaje' })).toBeFocused();
  await expect(window.getByText('Va con la conversación anterior: 3 mensajes.')).toBeVisible();
  await page.keyboard.type('Gracias, Camila.');
  await window.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page).toHaveURL(/\/apps\/email\/draft\?compose=25/);
  await expect(window.getByRole('textbox', { name: 'Mensaje' })).toHaveText('Gracias, Camila.');
  await window.getByRole('button', { name: 'Enviar', exact: true }).click();
  await toFolder(page, 'Enviados');
  await mailOf(page, /Re: Bases del hospital/).click();
  await openMail(page).getByRole('button', { name: 'Ver 3 mensajes anteriores' }).click();
  await expect(openMail(page).getByText('Publicaron la versión final')).toBeVisible();
});

test('an answer to all and a mail passed on take over what belongs to them @long', async ({
  page,
  goto,
}) => {
  await goto('/apps/email/inbox/24');
  const window = composer(page);
  await openMail(page).getByRole('button', { name: 'Responder a todos' }).click();
  await expect(window.getByRole('textbox', { name: 'Asunto' })).toHaveValue(/^Re: Bases/);
  await expect(window.getByText('Matías Fuentealba')).toBeVisible();
  await window.getByRole('button', { name: 'Guardar y cerrar' }).click();
  await expect(window).toHaveCount(0);

  await openMail(page).getByRole('button', { name: 'Reenviar' }).click();
  await expect(window.getByRole('textbox', { name: 'Asunto' })).toHaveValue(/^RV: Bases/);
  await expect(window.getByText('bases-finales.pdf')).toBeVisible();
  await expect(window.getByRole('textbox', { name: 'Mensaje' })).toContainText(
    'De: Camila Rojas (camila.rojas@andes.demo)',
  );
  await window.getByRole('button', { name: 'Quitar bases-finales.pdf' }).click();
  await expect(window.getByText('bases-finales.pdf')).toHaveCount(0);
  await window.getByRole('button', { name: 'Descartar el borrador' }).click();
  await expect(window).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await toFolder(page, 'Borradores');
  await expect(mailOf(page, /RV: Bases/)).toBeVisible();
});

test('a mail waits for its time in Programados, and is sent when it has come @long', async ({
  page,
  goto,
}) => {
  await page.clock.setSystemTime('2026-11-23T15:00:00Z');
  await goto('/apps/email?compose=new');
  const window = composer(page);
  await window.getByRole('combobox', { name: 'Para' }).fill('ana@fuera.cl,');
  await window.getByRole('textbox', { name: 'Asunto' }).fill('Feliz viernes');
  await window.getByRole('button', { name: 'Programar' }).click();
  const later = page.getByRole('dialog', { name: 'Programar el envío' });
  await later.getByLabel('Fecha', { exact: true }).fill('22/11/2026');
  await later.getByLabel('Hora').fill('09:00');
  await later.getByRole('button', { name: 'Programar' }).click();
  await expect(later.getByText('Elige una hora que todavía no haya pasado')).toBeVisible();
  await later.getByLabel('Fecha', { exact: true }).fill('27-11-2026');
  await later.getByRole('button', { name: 'Programar' }).click();
  await expect(page.getByText('Saldrá el vie 27-11, 09:00, hora Chile.')).toBeVisible();

  await toFolder(page, 'Programados');
  await mailOf(page, /Feliz viernes/).click();
  await expect(
    openMail(page).getByText('Se enviará el vie 27-11, 09:00, hora Chile.'),
  ).toBeVisible();
  await openMail(page).getByRole('button', { name: 'Cancelar el envío y editar' }).click();
  await expect(page).toHaveURL(/\/apps\/email\/draft\?compose=\d+/);
  await window.getByRole('button', { name: 'Programar' }).click();
  await later.getByRole('button', { name: /Mañana temprano/ }).click();
  await expect(page.getByText('Saldrá el mar 24-11, 08:00, hora Chile.')).toBeVisible();

  await page.clock.setSystemTime('2026-11-24T11:00:00Z');
  await toFolder(page, 'Programados');
  await expect(page.getByText('No hay envíos programados')).toBeVisible();
  await toFolder(page, 'Enviados');
  await expect(mailOf(page, /Feliz viernes/)).toBeVisible();
});

test('a scheduled mail can be sent at once @long', async ({ page, goto }) => {
  await goto('/apps/email?compose=new');
  const window = composer(page);
  await window.getByRole('combobox', { name: 'Para' }).fill('ana@fuera.cl,');
  await window.getByRole('button', { name: 'Programar' }).click();
  await page.getByRole('button', { name: /El lunes temprano/ }).click();
  await toFolder(page, 'Programados');
  await mailOf(page, /\(sin asunto\)/).click();
  await openMail(page).getByRole('button', { name: 'Enviar ahora' }).click();
  await expect(page.getByText('Correo enviado')).toBeVisible();
  await expect(page).toHaveURL('/apps/email/scheduled');
  await toFolder(page, 'Enviados');
  await expect(mailList(page).getByRole('listitem')).toHaveCount(3);
});

test('on a phone the window is the whole screen, and keeps the focus @long', async ({
  page,
  goto,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goto('/apps/email');
  await page.getByRole('button', { name: 'Redactar' }).click();
  const window = composer(page);
  await expect(window.getByRole('combobox', { name: 'Para' })).toBeFocused();
  expect(await window.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
});
