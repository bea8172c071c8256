import { accounts, expect, test } from '../fixtures.ts';
import { badgeOf, mailList, mailOf, openMail, toFolder } from './email.ts';

test.beforeEach(async ({ as }) => {
  await as(accounts.admin);
});

test('folders, labels and the search are in the address, and say how many there are', async ({
  page,
  goto,
}) => {
  await goto('/apps/email');
  await expect(mailList(page).getByRole('listitem')).toHaveCount(8);
  await expect(badgeOf(page, 'Recibidos')).toHaveText('Recibidos3');
  await expect(badgeOf(page, 'Borradores')).toHaveText('Borradores4');
  await expect(badgeOf(page, 'Spam')).toHaveText('Spam2');
  await expect(page.getByRole('link', { name: 'Empresa 8' })).toBeVisible();

  await toFolder(page, 'Enviados');
  await expect(page).toHaveURL('/apps/email/sent');
  await expect(mailOf(page, /Para: Camila Rojas/)).toHaveCount(2);

  await page.getByRole('searchbox').fill('nadie');
  await expect(page.getByText('Ningún correo coincide')).toBeVisible();
  await page.getByRole('searchbox').fill('camila');
  await expect(mailOf(page, /Para: Camila Rojas/)).toHaveCount(2);

  // Those of every folder but the trash, as many as are told.
  await page.getByRole('link', { name: 'Privado 6' }).click();
  await expect(mailList(page).getByRole('listitem')).toHaveCount(6);

  await page.getByRole('link', { name: 'Importante 3' }).click();
  await expect(page).toHaveURL('/apps/email/label/important');
  await expect(mailList(page).getByRole('listitem')).toHaveCount(3);

  await page.getByRole('searchbox').fill('hospital');
  await expect(page).toHaveURL('/apps/email/label/important?q=hospital');
  await expect(mailList(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('searchbox').fill('nada de esto');
  await expect(page.getByText('Ningún correo coincide')).toBeVisible();
  await page.getByRole('button', { name: 'Ver todos' }).click();
  await expect(mailList(page).getByRole('listitem')).toHaveCount(3);
  await page.reload();
  await expect(mailList(page).getByRole('listitem')).toHaveCount(3);
});

test('a mail is opened and read, with what was said before, and its neighbours in the list', async ({
  page,
  goto,
}) => {
  await goto('/apps/email?q=os');
  const first = mailOf(page, /Bases del hospital/);
  await expect(first).toHaveAccessibleName(/Sin leer/);
  await expect(first).toHaveAccessibleName(
    /Con archivos adjuntos\. .*Etiquetas: Empresa, Importante/,
  );
  await first.click();
  await expect(page).toHaveURL('/apps/email/inbox/24?q=os');
  const mail = openMail(page);
  await expect(mail.getByRole('heading', { name: 'Bases del hospital de Osorno' })).toBeVisible();
  await expect(badgeOf(page, 'Recibidos')).toHaveText('Recibidos2');

  await expect(mail.getByText('¿Alguien sabe si van a correr la fecha?')).toHaveCount(0);
  await mail.getByRole('button', { name: 'Ver 2 mensajes anteriores' }).click();
  await expect(mail.getByText('¿Alguien sabe si van a correr la fecha?')).toBeVisible();
  await mail.getByRole('button', { name: 'Ocultar los mensajes anteriores' }).click();
  await mail.getByRole('button', { name: 'para mí' }).click();
  await expect(mail.getByText('Matías Fuentealba <matias.fuentealba@andes.demo>')).toBeVisible();

  const download = page.waitForEvent('download');
  await mail.getByRole('link', { name: /Descargar bases-finales\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe('bases-finales.pdf');

  // Within what is listed: the search leaves some of the inbox out.
  const total = await mail.getByText(/^1 de \d+$/).textContent();
  const listed = Number(total?.split(' ').at(-1));
  expect(listed).toBeLessThan(8);
  await expect(mail.getByRole('button', { name: 'Correo anterior' })).toBeDisabled();
  for (let step = 1; step < listed; step += 1) {
    await mail.getByRole('button', { name: 'Correo siguiente' }).click();
    await expect(mail.getByText(`${step + 1} de ${listed}`)).toBeVisible();
  }
  await expect(mail.getByRole('button', { name: 'Correo siguiente' })).toBeDisabled();
  await mail.getByRole('button', { name: 'Volver a Recibidos' }).click();
  await expect(page).toHaveURL('/apps/email/inbox?q=os');
  await expect(first).not.toHaveAccessibleName(/Sin leer/);
});

test('an open mail is marked as not read, starred, labelled, moved and thrown away @long', async ({
  page,
  goto,
}) => {
  await goto('/apps/email/inbox/21');
  const mail = openMail(page);
  await mail.getByRole('button', { name: 'Marcar como no leído' }).click();
  await expect(mailOf(page, /Sin leer.*Turno de café/)).toBeFocused();
  await expect(page.getByText('Correo marcado como no leído')).toBeVisible();
  await mailOf(page, /Turno de café/).click();
  await expect(mail.getByRole('button', { name: 'Marcar como no leído' })).toBeVisible();

  await mail.getByRole('button', { name: 'Destacar' }).click();
  await expect(mail.getByRole('button', { name: 'Destacar' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await mail.getByRole('button', { name: 'Etiquetas' }).click();
  await page.getByRole('menuitem', { name: 'Privado' }).click();
  await expect(mail.getByText('Privado')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(mail.getByText('Privado')).toHaveCount(0);

  await mail.getByRole('button', { name: 'Mover a', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Spam' }).click();
  await expect(page).toHaveURL('/apps/email/inbox');
  await expect(mailOf(page, /Turno de café/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await mailOf(page, /Turno de café/).click();

  await mail.getByRole('button', { name: 'Mover a la papelera' }).click();
  await expect(page.getByText('Correo movido a Papelera')).toBeVisible();
  await toFolder(page, 'Papelera');
  await mailOf(page, /Turno de café/).click();
  await mail.getByRole('button', { name: 'Restaurar' }).last().click();
  await toFolder(page, 'Recibidos');
  await expect(mailOf(page, /Turno de café/)).toBeVisible();
  await toFolder(page, 'Destacados');
  await expect(mailOf(page, /Turno de café/)).toBeVisible();
});

test('several at once: labels, reading, moving and the trash, each of them undone', async ({
  page,
  goto,
}) => {
  await goto('/apps/email');
  const rows = mailList(page).getByRole('listitem');
  await rows.filter({ hasText: 'Bases del hospital' }).getByRole('checkbox').check();
  await rows.filter({ hasText: 'Turno de café' }).getByRole('checkbox').check();
  const bar = page.getByRole('toolbar', { name: '2 elegidos' });

  await bar.getByRole('button', { name: 'Etiquetas' }).click();
  await page.getByRole('menuitem', { name: 'Empresa' }).click();
  await expect(page.getByText('Etiqueta «Empresa» puesta')).toBeVisible();
  await expect(mailOf(page, /Turno de café.*Etiquetas: Personal, Empresa/)).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(mailOf(page, /Turno de café.*Etiquetas: Personal\./)).toBeVisible();

  await bar.getByRole('button', { name: 'Marcar como leído' }).click();
  await expect(badgeOf(page, 'Recibidos')).toHaveText('Recibidos2');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(badgeOf(page, 'Recibidos')).toHaveText('Recibidos3');

  await bar.getByRole('button', { name: 'Mover a', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Borradores' }).click();
  await expect(page.getByText('2 correos movidos a Borradores')).toBeVisible();
  await expect(rows).toHaveCount(6);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(rows).toHaveCount(8);

  await page.getByRole('checkbox', { name: 'Elegir todo lo que está a la vista' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Mover a la papelera' }).click();
  await expect(page.getByText('No hay correos recibidos')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(rows).toHaveCount(8);
  await expect(page.getByRole('toolbar')).toHaveCount(0);
});

test('mails in the trash are deleted permanently only after a confirmation @long', async ({
  page,
  goto,
}) => {
  await goto('/apps/email/trash');
  const rows = mailList(page).getByRole('listitem');
  await rows.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Eliminar para siempre' }).click();
  const question = page.getByRole('dialog', { name: '¿Eliminar este correo para siempre?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Eliminar para siempre' }).click();
  await question.getByRole('button', { name: 'Eliminar para siempre' }).click();
  await expect(rows).toHaveCount(3);
  await expect(page.getByText('Correo eliminado', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Vaciar la papelera' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar para siempre' }).click();
  await expect(page.getByText('La papelera está vacía')).toBeVisible();
});

test('a mail is printed alone @long', async ({ page, goto }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await goto('/apps/email/inbox/24');
  await openMail(page).getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(openMail(page).getByText('Publicaron la versión final')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Redactar' })).toBeHidden();
});

for (const [path, title] of [
  ['/apps/email/inbox/999', 'No encontramos ese correo'],
  ['/apps/email/inbox/uno', 'No encontramos ese correo'],
  ['/apps/email/archivo', 'No hay una carpeta con ese nombre'],
  ['/apps/email/label/otra', 'No hay una carpeta con ese nombre'],
]) {
  test(`${path} is not found, with a back link @long`, async ({ page, goto }) => {
    await goto(path ?? '');
    await expect(page.getByText(title ?? '')).toBeVisible();
    await page.getByRole('link', { name: 'Ir a Recibidos' }).click();
    await expect(mailList(page).getByRole('listitem')).toHaveCount(8);
  });
}
