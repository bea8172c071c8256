import { chatOf, chatOnServer, refusalText } from './chat-page.ts';
import { accounts, expect, test } from '../fixtures.ts';
import { isWithoutSidewaysScroll, violations } from '../page-checks.ts';

test.beforeEach(async ({ as }) => {
  await as(accounts.admin);
});

test('a message that is not sent stays, says why, and is sent again or let go @long', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(/422/);
  const server = await chatOnServer(page);
  const { row, contact, messages, field, state, more } = chatOf(page);
  await goto('/apps/chat?con=1');
  await expect(messages).toContainText('Gracias. Avísame');
  server.refuses = /send-msg/;
  await field.fill('¿Llegó el timbre?');
  await field.press('Enter');
  const failed = messages.getByRole('alert');
  await expect(failed).toContainText(`No se envió. ${refusalText}`);
  await expect(messages).toContainText('¿Llegó el timbre?');
  expect(await violations(page)).toEqual([]);

  // It waits while one looks elsewhere.
  await row('Matías Fuentealba').getByRole('link').click();
  await expect(messages).toContainText('La tengo abierta.');
  await expect(failed).toHaveCount(0);
  await page.goBack();
  await expect(failed).toBeVisible();
  server.refuses = null;
  await failed.getByRole('button', { name: 'Reintentar' }).click();
  await expect(failed).toHaveCount(0);
  await expect(messages.getByText('¿Llegó el timbre?')).toHaveCount(1);
  await expect(state('Enviado')).toBeVisible();
  await expect(row('Camila Rojas')).toContainText('Tú: ¿Llegó el timbre?');

  server.refuses = /send-msg/;
  await field.fill('Otro intento');
  await field.press('Enter');
  await failed.getByRole('button', { name: 'Descartar' }).click();
  await expect(messages).not.toContainText('Otro intento');

  // What it answers is deleted meanwhile: it is sent without.
  await page.getByRole('button', { name: /^Responder a «Pasan a buscarla/ }).click();
  await field.fill('Ese mismo');
  await field.press('Enter');
  await expect(failed).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Eliminar conversación' }).click();
  await contact('Camila Rojas').click();
  server.refuses = null;
  await failed.getByRole('button', { name: 'Reintentar' }).click();
  await expect(state('Enviado')).toBeVisible();
});

test('a message is sent without a connection, for the sample data is in the page @long', async ({
  page,
  goto,
  context,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  const { messages, field, state } = chatOf(page);
  await goto('/apps/chat?con=1');
  await expect(messages).toContainText('Gracias. Avísame');
  await context.setOffline(true);
  await field.fill('¿Llegó el timbre?');
  await field.press('Enter');
  await expect(messages.getByText('¿Llegó el timbre?')).toBeVisible();
  await expect(state('Enviado')).toBeVisible();
  await expect(messages.getByRole('alert')).toHaveCount(0);
});

test('what cannot be read says so, and can be asked for again @long', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(/422/);
  const server = await chatOnServer(page);
  const { rows, messages } = chatOf(page);
  server.refuses = /chats-and-contacts|get-chat|profile-user/;
  await goto('/apps/chat?con=2&panel=perfil');
  const panel = page.getByRole('dialog', { name: 'Tu perfil' });
  await expect(panel.getByRole('alert')).toContainText(refusalText);
  server.refuses = /chats-and-contacts|get-chat/;
  await panel.getByRole('button', { name: 'Reintentar' }).click();
  await expect(panel).toContainText('Antonia Riquelme');
  await page.keyboard.press('Escape');
  const errors = page.getByRole('alert').filter({ hasText: refusalText });
  await expect(errors).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  server.refuses = null;
  await errors.first().getByRole('button', { name: 'Reintentar' }).click();
  await expect(rows).toHaveCount(2);
  await errors.first().getByRole('button', { name: 'Reintentar' }).click();
  await expect(messages).toContainText('La tengo abierta.');
});

test('what is not kept is put back: muting, deleting, the status and the description @long', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(/422/);
  const server = await chatOnServer(page);
  const { row, more, toast } = chatOf(page);
  await goto('/apps/chat?con=1');
  await expect(row('Camila Rojas')).toBeVisible();
  server.refuses = /mute-chat|delete-chat|update-profile/;
  // By keyboard: the toasts, which stay until they are closed, lie over the button.
  await more.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast.filter({ hasText: 'No pudimos cambiar el silencio' })).toBeVisible();
  await expect(row('Camila Rojas').getByLabel('Silenciada')).toHaveCount(0);
  await more.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(toast.filter({ hasText: 'No pudimos eliminar la conversación' })).toBeVisible();
  await expect(row('Camila Rojas')).toBeVisible();

  await page.getByRole('button', { name: /^Tu perfil/ }).click();
  const panel = page.getByRole('dialog', { name: 'Tu perfil' });
  await panel.getByRole('radio', { name: 'Ocupado' }).click();
  await expect(toast.filter({ hasText: 'No pudimos guardar tu perfil' })).toBeVisible();
  await expect(panel.getByRole('radio', { name: 'En línea' })).toBeChecked();
  const about = panel.getByRole('textbox', { name: 'Acerca de ti' });
  await about.fill('De vacaciones');
  await panel.getByRole('button', { name: 'Guardar descripción' }).click();
  await expect(panel.getByRole('alert')).toContainText(refusalText);
  await expect(about).toHaveValue('De vacaciones');
  server.refuses = null;
  await panel.getByRole('button', { name: 'Guardar descripción' }).click();
  await expect(toast.filter({ hasText: 'Guardamos tu descripción' })).toBeVisible();
});

test('a deleted chat that cannot be brought back at once can be later @long', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(/422/);
  const server = await chatOnServer(page);
  const { row, more, toast } = chatOf(page);
  await goto('/apps/chat?con=1');
  await more.click();
  await page.getByRole('menuitem', { name: 'Eliminar conversación' }).click();
  server.refuses = /restore-chat/;
  await toast.getByRole('button', { name: 'Deshacer' }).click();
  const failed = toast.filter({ hasText: 'No pudimos recuperar la conversación' });
  await expect(failed).toBeVisible();
  server.refuses = null;
  await failed.getByRole('button', { name: 'Reintentar' }).click();
  await expect(row('Camila Rojas')).toBeVisible();
});

test('scripts and endless words are text, and push nothing out of the window @long', async ({
  page,
  goto,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { row, messages, field } = chatOf(page);
  await goto('/apps/chat?con=2');
  const script = '<script>document.title = "mal"</script><img src=x onerror="document.title=1">';
  const word = 'interminable'.repeat(500);
  for (const message of [script, word, 'مرحبا، كيف حالك؟', '👍'.repeat(300)]) {
    await field.fill(message);
    await field.press('Enter');
    await expect(messages.getByText(message).last()).toBeVisible();
  }
  await expect(page).toHaveTitle(/Chat · Pliego$/);
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
  expect(await messages.evaluate((list) => list.scrollWidth <= list.clientWidth)).toBe(true);
  await page.getByRole('link', { name: 'Volver a las conversaciones' }).click();
  await expect(row('Matías Fuentealba')).toContainText('Tú: 👍');
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
  await page.getByRole('searchbox').fill(script);
  await expect(page.getByText('Nadie con ese nombre')).toBeVisible();
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
});
