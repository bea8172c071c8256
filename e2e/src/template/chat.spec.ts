import { accounts, expect, test } from '../fixtures.ts';
import { chatOf } from './chat-page.ts';
import { chooseAppearance, isWithoutSidewaysScroll, violations } from '../page-checks.ts';

test.beforeEach(async ({ page, as }) => {
  await as(accounts.admin);
  await page.clock.install({ time: '2026-11-21T18:30:00Z' });
});

test('a new chat is written by keyboard, arrives, is read and is answered', async ({
  page,
  goto,
}) => {
  const { rows, row, messages, field, state } = chatOf(page);
  await goto('/apps/chat');
  await expect(rows).toHaveText([/Matías Fuentealba/, /Camila Rojas/]);
  await page.getByRole('button', { name: 'Nueva conversación' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('anton');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/apps/chat?con=5');
  await expect(field).toBeFocused();
  await expect(messages).toContainText('Todavía no hay mensajes');

  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(messages).toContainText('Todavía no hay mensajes');
  await page.keyboard.type('Hola, Antonia');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('¿Leíste el anexo 4?');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(messages.getByText('Hola, Antonia\n¿Leíste el anexo 4?')).toBeVisible();
  await expect(rows).toHaveText([/Antonia Villagra/, /Matías Fuentealba/, /Camila Rojas/]);
  await expect(state('Enviado')).toBeVisible();

  await page.clock.fastForward(5_100);
  await expect(state('Entregado')).toBeVisible();
  await page.clock.fastForward(4_000);
  await expect(state('Leído')).toBeVisible();
  await expect(messages).toContainText('Antonia Villagra está escribiendo…');
  await expect(row('Antonia Villagra')).toContainText('Escribiendo…');
  await page.clock.fastForward(9_000);
  await expect(messages).not.toContainText('está escribiendo…');
  const answer = messages.locator('p').filter({ hasText: /carpeta de la oferta|firma|problemas/ });
  await expect(answer).toBeInViewport();
});

test('what is unread is counted until it is opened, and the chat written in last comes first @long', async ({
  page,
  goto,
}) => {
  const { rows, row, field } = chatOf(page);
  await goto('/apps/chat');
  const matias = row('Matías Fuentealba');
  await expect(matias).toContainText('1 mensaje sin leer');
  await matias.getByRole('link').click();
  await expect(matias).not.toContainText('sin leer');
  await field.fill('Ahora la miro');
  await field.press('Enter');
  await expect(matias).toContainText('Tú: Ahora la miro');

  await row('Camila Rojas').getByRole('link').click();
  await expect(page).toHaveURL('/apps/chat?con=1');
  await page.clock.fastForward(30_000);
  await expect(matias).toContainText('1 mensaje sin leer');
  await field.fill('¿Y el comprobante?');
  await field.press('Enter');
  await expect(rows).toHaveText([/Camila Rojas/, /Matías Fuentealba/]);
  await page.goBack();
  await expect(page).toHaveURL('/apps/chat?con=2');
  await expect(matias).not.toContainText('sin leer');
});

test('a message in another chat causes a notice when enabled, and none from a muted one @long', async ({
  page,
  goto,
}) => {
  const { row, field, more, toast } = chatOf(page);
  const arrival = async () => {
    await page.clock.fastForward(30_000);
    await expect(row('Matías Fuentealba')).toContainText('sin leer');
  };
  await goto('/apps/chat?con=2');
  await field.fill('Hola');
  await field.press('Enter');
  await row('Camila Rojas').getByRole('link').click();
  await arrival();
  await expect(toast).toHaveCount(0);

  await page.getByRole('button', { name: /^Tu perfil/ }).click();
  const wanted = page.getByRole('switch', { name: 'Avisarme de los mensajes nuevos' });
  await wanted.click();
  await expect(wanted).toBeChecked();
  await page.keyboard.press('Escape');
  await row('Matías Fuentealba').getByRole('link').click();
  await field.fill('Otra cosa');
  await field.press('Enter');
  await expect(row('Matías Fuentealba')).toContainText('Otra cosa');
  await row('Camila Rojas').getByRole('link').click();
  await arrival();
  await expect(toast).toContainText('Matías Fuentealba');
  await toast.getByRole('button', { name: 'Abrir' }).click();
  await expect(page).toHaveURL('/apps/chat?con=2');

  await more.click();
  await page.getByRole('menuitem', { name: 'Silenciar' }).click();
  await expect(row('Matías Fuentealba').getByLabel('Silenciada')).toBeVisible();
  await field.fill('La última');
  await field.press('Enter');
  await expect(row('Matías Fuentealba')).toContainText('La última');
  await row('Camila Rojas').getByRole('link').click();
  await arrival();
  await expect(toast).toHaveCount(0);
});

test('an answer quotes its message, and links to it @long', async ({ page, goto }) => {
  const { messages, field } = chatOf(page);
  await goto('/apps/chat?con=1');
  const reply = page.getByRole('button', { name: 'Responder a «Pasan a buscarla a las tres.»' });
  await reply.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  const answered = page.getByText('Respondes a Camila Rojas');
  await expect(answered).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(answered).toBeHidden();
  await reply.click();
  await page.keyboard.type('A las tres, entonces');
  await page.keyboard.press('Enter');
  await expect(answered).toBeHidden();
  const quote = messages.getByRole('button', { name: /Camila Rojas Pasan a buscarla/ });
  await quote.click();
  await expect(messages.locator(':focus')).toContainText('Pasan a buscarla a las tres.');
});

test('a conversation is searched: hits are marked, and one goes from one to the next', async ({
  page,
  goto,
}) => {
  const { messages } = chatOf(page);
  await goto('/apps/chat?con=2');
  await page.getByRole('button', { name: 'Buscar en la conversación' }).click();
  const field = page.getByRole('searchbox', { name: 'Buscar en la conversación' });
  await expect(field).toBeFocused();
  await page.keyboard.type('el');
  await expect(page.getByRole('search')).toContainText('6 de 6');
  await expect(messages.locator('mark')).toHaveCount(6);
  await expect(page).toHaveURL('/apps/chat?con=2&buscar=el');
  const current = messages.locator('mark[data-current]');
  await field.press('Enter');
  await expect(page.getByRole('search')).toContainText('5 de 6');
  await expect(current).toBeInViewport();
  await page.getByRole('button', { name: 'Resultado anterior' }).click();
  await expect(page.getByRole('search')).toContainText('4 de 6');
  await page.getByRole('button', { name: 'Resultado siguiente' }).click();
  await field.press('Shift+Enter');
  await field.press('Shift+Enter');
  // Around the end.
  await expect(page.getByRole('search')).toContainText('1 de 6');
  await field.fill('jirafa');
  await expect(page.getByRole('search')).toContainText('Sin resultados');
  await expect(page.getByRole('button', { name: 'Resultado siguiente' })).toBeDisabled();
  await field.press('Escape');
  await expect(page).toHaveURL('/apps/chat?con=2');
  await expect(messages.locator('mark')).toHaveCount(0);
  const opener = page.getByRole('button', { name: 'Buscar en la conversación' });
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await page.getByRole('button', { name: 'Cerrar la búsqueda' }).press('Enter');
  await expect(opener).toBeFocused();
});

test('emojis are searched and chosen by keyboard, and come where the caret was @long', async ({
  page,
  goto,
}) => {
  const { field } = chatOf(page);
  await goto('/apps/chat?con=2');
  await field.fill('Listo ');
  const button = page.getByRole('button', { name: 'Insertar un emoji' });
  await button.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Emojis' });
  await expect(picker.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('cohete');
  await expect(picker.getByRole('button')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(field).toHaveValue('Listo 🚀');
  await expect(field).toBeFocused();

  await field.press('Home');
  await button.press('Enter');
  await expect(picker.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(picker.locator(':focus')).toHaveAccessibleName('sonrisa con mejillas rojas');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('😊Listo 🚀');
  await button.click();
  await page.keyboard.type('zzz');
  await expect(picker).toContainText('Ningún emoji con ese nombre');
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(button).toBeFocused();
});

test('chats and contacts are searched by name; the search is in the address @long', async ({
  page,
  goto,
}) => {
  const { lists, rows } = chatOf(page);
  await goto('/apps/chat');
  const field = page.getByRole('searchbox', { name: 'Buscar por nombre' });
  await field.fill('MATIAS');
  await expect(rows).toHaveText([/Matías Fuentealba/]);
  await expect(lists.getByRole('link')).toHaveCount(2);
  await expect(page).toHaveURL('/apps/chat?q=MATIAS');
  await page.reload();
  await expect(lists.getByRole('link')).toHaveCount(2);
  await field.fill('nadie así');
  await expect(page.getByText('Nadie con ese nombre')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Borrar la búsqueda' }).click();
  await expect(lists.getByRole('link')).toHaveCount(12);
});

test('on a phone there is one pane at a time, each with a back link @long', async ({
  page,
  goto,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await chooseAppearance(page, { skin: 'dark' });
  const { lists, row, messages, field } = chatOf(page);
  await goto('/apps/chat');
  await expect(lists).toBeVisible();
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
  await row('Camila Rojas').getByRole('link').click();
  await expect(messages).toBeVisible();
  await expect(lists).toBeHidden();
  await expect(field).not.toBeFocused();
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Datos de Camila Rojas/ }).click();
  const panel = page.getByRole('dialog', { name: 'Datos de contacto' });
  await expect(panel).toContainText('Jefa de licitaciones');
  await page.goBack();
  await expect(panel).toBeHidden();
  await page.getByRole('link', { name: 'Volver a las conversaciones' }).click();
  await expect(lists).toBeVisible();
});
