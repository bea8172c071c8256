import { createSampleApp } from '@pliego/sample-api/app';
import { memoryStore } from '@pliego/sample-api/memory-store';
import { seededRandom } from '@pliego/sample-api/random';
import type { Page } from '@playwright/test';
import { compose, composer, mailList, mailOf, openMail, toFolder } from './email.ts';
import { accounts, expect, test } from '../fixtures.ts';
import { chooseAppearance, isWithoutSidewaysScroll, violations } from '../page-checks.ts';

test.beforeEach(async ({ as }) => {
  await as(accounts.admin);
});

/** The calls as they are with the data on the server, which fails at those that are named. */
async function onServer(page: Page): Promise<{ fails: RegExp | null }> {
  const clock = () => new Date();
  const app = createSampleApp({ clock, random: seededRandom(1), store: memoryStore(clock) });
  const server: { fails: RegExp | null } = { fails: null };
  const problem = { type: 'about:blank', title: 'Error', status: 500, code: 'error-interno' };
  await page.route('**/api/muestra', (route) => route.fulfill({ json: { en: 'servidor' } }));
  await page.route(
    /\/apps\/email\/(emails|update-|get-|send|save-|delete-|counts|people)/,
    async (route) => {
      const request = route.request();
      if (server.fails?.test(request.url()) === true) {
        await route.fulfill({ status: 500, json: problem });
        return;
      }
      const answer = await app.request(request.url(), {
        method: request.method(),
        headers: { 'content-type': 'application/json' },
        body: request.postData() ?? undefined,
      });
      await route.fulfill({
        status: answer.status,
        contentType: answer.headers.get('content-type') ?? undefined,
        body: await answer.text(),
      });
    },
  );
  return server;
}

test('a list that fails shows an error, and loads on retry @long', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(/500/);
  const server = await onServer(page);
  server.fails = /emails/;
  await goto('/apps/email');
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('button', { name: 'Reintentar' })).toBeVisible({ timeout: 12_000 });
  expect(await violations(page)).toEqual([]);
  server.fails = null;
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect(mailList(page).getByRole('listitem')).toHaveCount(8);
});

test('a change that is not kept is put back, and can be tried again @long', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(/500/);
  const server = await onServer(page);
  await goto('/apps/email');
  const star = page.getByRole('button', { name: /^Destacar Matías Fuentealba/ });
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  server.fails = /update-emails/;
  await star.click();
  const alert = page.getByRole('alert').filter({ hasText: 'No se guardó el cambio' });
  await expect(alert).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  server.fails = null;
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('what could not be kept or sent is still there, and goes when it can @long', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(/500/);
  const server = await onServer(page);
  await goto('/apps/email');
  const window = await compose(page);
  server.fails = /save-draft|send/;
  await window.getByRole('combobox', { name: 'Para' }).fill('ana@fuera.cl,');
  await window.getByRole('textbox', { name: 'Asunto' }).fill('Importante');
  await expect(window.getByText('El borrador no se guardó.')).toBeVisible();
  // Not closed over what is nowhere else.
  await window.getByRole('button', { name: 'Guardar y cerrar' }).click();
  await expect(window.getByText('El borrador no se guardó.')).toBeVisible();
  await window.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(window.getByText(/^El correo no se envió\./)).toBeVisible();
  await expect(window.getByRole('textbox', { name: 'Asunto' })).toHaveValue('Importante');
  server.fails = null;
  await window.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Correo enviado')).toBeVisible();
});

test('a mail being written goes along to another folder and another app @long', async ({
  page,
  goto,
}) => {
  await goto('/apps/email');
  const window = await compose(page);
  const subject = window.getByRole('textbox', { name: 'Asunto' });
  // Too long to be kept as a draft: what is typed is nowhere else.
  await subject.fill(`Bases ${'a'.repeat(200)}`);
  await expect(
    window.getByText('El borrador no se guardó. Usa hasta 200 caracteres.'),
  ).toBeVisible();
  await toFolder(page, 'Enviados');
  await expect(subject).toHaveValue(/^Bases a+$/);
  await page.getByRole('link', { name: 'Tareas', exact: true }).first().click();
  await expect(page).toHaveURL(/\/apps\/todo/);
  await expect(subject).toHaveValue(/^Bases a+$/);
  expect(await violations(page)).toEqual([]);
  await subject.fill('Bases');
  await expect(window.getByText(/^Guardado a las/)).toBeVisible();
  await window.getByRole('button', { name: 'Guardar y cerrar' }).click();
  await expect(window).toHaveCount(0);
  await expect(page).toHaveURL(/\/apps\/todo/);
});

test('what is wrong is said beside its field, and what is too big or foreign is refused by name @long', async ({
  page,
  goto,
}) => {
  await goto('/apps/email');
  const window = await compose(page);
  await window.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(window.getByText('Escribe al menos un destinatario')).toBeVisible();
  const to = window.getByRole('combobox', { name: 'Para' });
  await to.fill('esto no es');
  await to.press('Tab');
  await expect(
    window.getByText('«esto no es» no parece un correo', { exact: false }),
  ).toBeVisible();
  await expect(to).toHaveValue('esto no es');
  await to.fill('ana@fuera.cl');
  await window.getByRole('textbox', { name: 'Asunto' }).fill('a'.repeat(201));
  await window.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(window.getByText('Usa hasta 200 caracteres')).toBeVisible();
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await window.locator('input[type=file]').setInputFiles([
    { name: 'grande.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(200_001) },
    { name: 'programa.exe', mimeType: 'application/x-msdownload', buffer: Buffer.alloc(10) },
    { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') },
  ]);
  await expect(page.getByText(/«grande\.pdf» pesa más de/)).toBeVisible();
  await expect(page.getByText(/«programa\.exe» es de un tipo que no se acepta/)).toBeVisible();
  await expect(window.getByText('nota.txt')).toBeVisible();
});

test('scripts and very long words are text, and leave the page as wide as it is @long', async ({
  page,
  goto,
}) => {
  const script = '<img src=x onerror="document.body.dataset.hacked=1"><script>alert(1)</script>';
  const long = 'muylargo'.repeat(20);
  await page.setViewportSize({ width: 360, height: 740 });
  await goto('/apps/email?compose=new');
  const window = composer(page);
  await window.getByRole('combobox', { name: 'Para' }).fill(`${long.slice(0, 60)}@fuera.cl,`);
  await window.getByRole('textbox', { name: 'Asunto' }).fill(`${script} ${long}`.slice(0, 200));
  await window.getByRole('textbox', { name: 'Mensaje' }).fill(`${script} ${long}${long}`);
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
  await window.getByRole('button', { name: 'Enviar', exact: true }).click();
  await goto('/apps/email/sent');
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
});

test('a mail with a script is shown without it', async ({ page, goto, troubles }) => {
  // Some versions of the browser say of a handler that it would not have run, also while it is read to be taken out.
  troubles.tolerated.push(/Content Security Policy/);
  await onServer(page);
  await goto('/apps/email');
  const sent = await page.evaluate(async () => {
    const message =
      '<p>Antes</p><img src=x onerror="document.body.dataset.hacked=1"><script>document.body.dataset.hacked=1</script><a href="javascript:alert(1)">enlace</a>';
    const to = [{ name: '<b>Ana</b>', email: 'ana@fuera.cl' }];
    const response = await fetch('/apps/email/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, subject: '<script>alert(1)</script>', message }),
    });
    return response.status;
  });
  expect(sent).toBe(201);
  await goto('/apps/email/sent');
  await expect(mailOf(page, /Para: <b>Ana<\/b>/)).toBeVisible();
  await mailOf(page, /Para: <b>Ana<\/b>/).click();
  const mail = openMail(page);
  await expect(mail.getByRole('heading', { name: '<script>alert(1)</script>' })).toBeVisible();
  await expect(mail.getByText('Antes')).toBeVisible();
  await expect(mail.getByText('enlace')).not.toHaveAttribute('href');
  expect(await page.evaluate(() => document.body.dataset['hacked'])).toBeUndefined();
});

for (const look of [{ skin: 'light' }, { skin: 'dark', rtl: true }] as const) {
  test(`no violation and no sideways scroll: ${JSON.stringify(look)} @long`, async ({
    page,
    goto,
  }) => {
    await chooseAppearance(page, look);
    await goto('/apps/email');
    await expect(mailList(page).getByRole('listitem')).toHaveCount(8);
    await mailList(page).getByRole('checkbox').first().check();
    expect(await violations(page)).toEqual([]);
    await mailOf(page, /Bases del hospital/).click();
    await openMail(page).getByRole('button', { name: /Ver 2/ }).click();
    await openMail(page)
      .getByRole('button', { name: /^para mí/ })
      .last()
      .click();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await goto('/apps/email/scheduled?compose=new');
    await expect(composer(page).getByRole('textbox', { name: 'Mensaje' })).toBeVisible();
    await composer(page).getByRole('button', { name: 'Agregar copia oculta (Cco)' }).click();
    await page.keyboard.type('c');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await composer(page).getByRole('button', { name: 'Programar' }).click();
    await expect(page.getByRole('dialog', { name: 'Programar el envío' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

for (const [path, shown] of [
  ['/apps/email', 'Bases del hospital de Osorno'],
  ['/apps/email/inbox/24', 'Publicaron la versión final de las bases'],
  ['/apps/email/inbox/999', 'No encontramos ese correo'],
] as const) {
  test(`on the narrowest phone ${path} fits, without a violation @long`, async ({ page, goto }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await goto(path);
    await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible();
    expect(await isWithoutSidewaysScroll(page)).toBe(true);
    expect(await violations(page)).toEqual([]);
  });
}

test('on the narrowest phone an answer fits, without a violation @long', async ({ page, goto }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await goto('/apps/email?compose=reply-24');
  await expect(composer(page).getByRole('textbox', { name: 'Mensaje' })).toBeVisible();
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
  expect(await violations(page)).toEqual([]);
});
