import { chatOf } from './chat-page.ts';
import { accounts, expect, test } from '../fixtures.ts';
import { chooseAppearance, violations } from '../page-checks.ts';

test.beforeEach(async ({ as }) => {
  await as(accounts.admin);
});

const text = { name: 'nota de entrega.txt', mimeType: 'text/plain', buffer: Buffer.from('Hola') };

test('files are attached, taken away, sent, and shared in the panel; wrong ones are refused @long', async ({
  page,
  goto,
}) => {
  const { messages, send, toast } = chatOf(page);
  await goto('/apps/chat?con=2&panel=contacto');
  const panel = page.getByRole('complementary', { name: 'Datos de contacto' });
  await expect(panel).toContainText('Todavía no se han enviado archivos.');
  await expect(send).toBeDisabled();
  const attach = async (...files: (typeof text)[]) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Adjuntar archivos' }).click();
    await (await chooser).setFiles(files);
  };
  await attach(
    { ...text, name: 'enorme.txt', buffer: Buffer.alloc(200_001) },
    { ...text, name: 'programa.exe', mimeType: 'application/x-msdownload' },
  );
  await expect(toast.filter({ hasText: 'enorme.txt' })).toBeVisible();
  await expect(toast.filter({ hasText: 'programa.exe' })).toBeVisible();
  await expect(send).toBeDisabled();

  await attach({ ...text, name: 'otra.txt' }, text);
  await page.getByRole('button', { name: /otra\.txt/ }).click();
  await send.click();
  const sent = messages.getByRole('link', { name: /nota de entrega\.txt/ });
  await expect(sent).toBeVisible();
  await expect(messages).not.toContainText('otra.txt');
  const shared = panel.getByRole('link', { name: /nota de entrega\.txt/ });
  const download = page.waitForEvent('download');
  await shared.click();
  expect((await download).suggestedFilename()).toBe('nota de entrega.txt');
  await expect(page.getByRole('navigation', { name: 'Conversaciones' })).toContainText(
    'Tú: Archivo adjunto',
  );
});

test('drafts of each chat are kept while other chats are open @long', async ({ page, goto }) => {
  const { row, field } = chatOf(page);
  await goto('/apps/chat?con=2');
  await page.getByRole('button', { name: /^Responder a «La tengo abierta/ }).click();
  await field.fill('A medio escribir');
  await row('Camila Rojas').getByRole('link').click();
  await expect(field).toHaveAccessibleName('Mensaje para Camila Rojas');
  await expect(field).toHaveValue('');
  await field.fill('Otra cosa');
  await page.getByRole('link', { name: 'Tareas' }).first().click();
  await expect(page).toHaveURL('/apps/todo');
  await page.goBack();
  await expect(field).toHaveValue('Otra cosa');
  await row('Matías Fuentealba').getByRole('link').click();
  await expect(field).toHaveValue('A medio escribir');
  await expect(page.getByText('Respondes a Matías Fuentealba')).toBeVisible();
});

test('what was answered in a deleted chat is not answered in the one that begins @long', async ({
  page,
  goto,
}) => {
  const { messages, more, field, contact } = chatOf(page);
  await goto('/apps/chat?con=1');
  await page.getByRole('button', { name: /^Responder a «Pasan a buscarla/ }).click();
  await field.fill('A medio escribir');
  await more.click();
  await page.getByRole('menuitem', { name: 'Eliminar conversación' }).click();
  await expect(page).toHaveURL('/apps/chat');
  await contact('Camila Rojas').click();
  await expect(field).toHaveValue('A medio escribir');
  await field.press('Enter');
  await expect(messages.getByText('Enviado', { exact: true })).toBeVisible();
});

test('a deleted chat can be restored @long', async ({ page, goto }) => {
  const { rows, row, messages, more, toast } = chatOf(page);
  await goto('/apps/chat?con=1');
  await expect(messages).toContainText('Pasan a buscarla a las tres.');
  await more.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(row('Camila Rojas')).toHaveCount(0);
  await expect(page).toHaveURL('/apps/chat');
  await expect(page.getByText('Elige una conversación')).toBeVisible();
  await toast.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page).toHaveURL('/apps/chat?con=1');
  await expect(messages).toContainText('Pasan a buscarla a las tres.');
  await expect(rows).toHaveText([/Matías Fuentealba/, /Camila Rojas/]);
});

test('a chat is muted from the panel as from the menu @long', async ({ page, goto }) => {
  const { row, more } = chatOf(page);
  await goto('/apps/chat?con=1');
  await page.getByRole('button', { name: /^Datos de Camila Rojas/ }).click();
  const panel = page.getByRole('complementary', { name: 'Datos de contacto' });
  const mute = panel.getByRole('switch', { name: 'Silenciar esta conversación' });
  await mute.press('Space');
  await expect(mute).toBeChecked();
  await expect(row('Camila Rojas').getByLabel('Silenciada')).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Dejar de silenciar' }).click();
  await expect(mute).not.toBeChecked();
  await expect(row('Camila Rojas').getByLabel('Silenciada')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Cerrar los datos de contacto' }).click();
  await expect(panel).toBeHidden();
});

test('the own profile holds what is changed in it @long', async ({ page, goto }) => {
  await goto('/apps/chat');
  const own = page.getByRole('button', { name: /^Tu perfil/ });
  await expect(own).toHaveAccessibleName(/^Tu perfil: Antonia Riquelme.*, En línea$/);
  await own.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Tu perfil' });
  const about = panel.getByRole('textbox', { name: 'Acerca de ti' });
  const save = panel.getByRole('button', { name: 'Guardar descripción' });
  await expect(panel).toContainText('70 de 120');
  await about.fill('x'.repeat(121));
  await expect(panel).toContainText('121 de 120');
  await save.click();
  await expect(panel).toContainText('Usa hasta 120 caracteres');
  await expect(about).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await about.fill('En reunión hasta las cuatro');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: '¿Descartar los cambios?' });
  await expect(question).toContainText('Lo que escribiste de ti no se ha guardado.');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(about).toHaveValue('En reunión hasta las cuatro');
  await save.click();
  await expect(page.getByText('Guardamos tu descripción')).toBeVisible();
  await panel.getByRole('radio', { name: 'Ausente' }).click();
  await expect(panel.getByRole('radio', { name: 'Ausente' })).toBeChecked();
  const twoSteps = panel.getByRole('switch', { name: 'Pedir verificación en dos pasos' });
  await twoSteps.click();
  await panel.getByRole('button', { name: 'Cerrar' }).click();
  await expect(own).toHaveAccessibleName(/^Tu perfil: Antonia Riquelme.*, Ausente$/);
  await expect(own).toBeFocused();
  await own.click();
  await expect(about).toHaveValue('En reunión hasta las cuatro');
  await expect(panel.getByRole('radio', { name: 'Ausente' })).toBeChecked();
  await expect(twoSteps).not.toBeChecked();
});

test('a user who scrolled up stays there, and sees the count of new messages @long', async ({
  page,
  goto,
}) => {
  await page.clock.install({ time: '2026-11-21T18:30:00Z' });
  await page.setViewportSize({ width: 1366, height: 620 });
  const { messages, field } = chatOf(page);
  await goto('/apps/chat?con=2');
  const first = messages.getByText('La tengo abierta.');
  await expect(messages.getByText('antes de las seis')).toBeInViewport();
  await field.fill('La miro ahora');
  await field.press('Enter');
  await expect(messages.getByText('La miro ahora')).toBeInViewport();
  await messages.focus();
  await page.keyboard.press('Home');
  await expect(first).toBeInViewport();
  const toEnd = page.getByRole('button', { name: 'Ir al final' });
  await expect(toEnd).toBeVisible();
  await page.clock.fastForward(30_000);
  const news = page.getByRole('button', { name: '1 mensaje nuevo' });
  await expect(news).toBeVisible();
  await expect(first).toBeInViewport();
  await news.click();
  await expect(news).toBeHidden();
  await expect(toEnd).toBeHidden();
  await expect(messages.getByText('La miro ahora')).toBeInViewport();
});

test('nothing stands in anyone’s way in a conversation, with all that it opens @long', async ({
  page,
  goto,
}) => {
  test.slow();
  const { field } = chatOf(page);
  await goto('/apps/chat?con=2&panel=contacto&buscar=el');
  await field.fill('<img src=x onerror=alert(1)> '.repeat(40));
  await field.press('Enter');
  await page.getByRole('button', { name: /^Responder a «El flete/ }).click();
  await expect(page.getByText('Respondes a Matías Fuentealba')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Insertar un emoji' }).click();
  await expect(page.getByRole('dialog', { name: 'Emojis' })).toBeVisible();
  expect(await violations(page, '[role=dialog]')).toEqual([]);
});

test('nothing stands in anyone’s way in the dark and from right to left @long', async ({
  page,
  goto,
}) => {
  test.slow();
  await chooseAppearance(page, { skin: 'dark', rtl: true });
  await goto('/apps/chat');
  await expect(page.getByText('Elige una conversación')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Nueva conversación' }).click();
  await expect(page.getByRole('dialog', { name: 'Nueva conversación' })).toBeVisible();
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await page.getByRole('option', { name: /Matías/ }).click();
  await page.getByRole('button', { name: /^Datos de Matías/ }).click();
  await expect(page.getByRole('complementary', { name: 'Datos de contacto' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
