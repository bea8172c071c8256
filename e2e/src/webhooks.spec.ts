import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type NewAccount, register } from './new-account.ts';
import { chooseAppearance, isWithoutSidewaysScroll, violations } from './page-checks.ts';

interface Received {
  headers: IncomingMessage['headers'];
  body: string;
}

/** A system of the company's own, which keeps what it is sent. */
async function receiver() {
  const received: Received[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (piece: string) => {
      body += piece;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(status).end('recibido por el ERP');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    received,
    url: `http://127.0.0.1:${port}/pliego`,
    answer: (next: number) => {
      status = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A company of this test alone. */
async function enter(page: Page, origin: string): Promise<NewAccount> {
  const account = await register(origin);
  await page.context().addCookies(account.cookies.map((cookie) => ({ ...cookie, url: origin })));
  return account;
}

const section = (page: Page) => page.getByRole('region', { name: 'Webhooks' });

test('a webhook is made, tried, looked at, sent again and deleted', async ({
  page,
  goto,
  origin,
  expectTrouble,
}) => {
  // An address that is none.
  expectTrouble(/422/);
  await enter(page, origin);
  const erp = await receiver();
  await goto('/empresa#webhooks');
  await expect(section(page).getByText('Todavía no hay webhooks.')).toBeVisible();

  await section(page).getByRole('button', { name: 'Nuevo webhook' }).click();
  let dialog = page.getByRole('dialog', { name: 'Nuevo webhook' });
  await dialog.getByLabel('Dirección que recibe los eventos').fill('erp');
  await dialog.getByRole('button', { name: 'Crear' }).click();
  await expect(dialog.getByText('Elige al menos un evento')).toBeVisible();
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await dialog.getByLabel('Cambió de etapa').check();
  await dialog.getByLabel('Comentarios').check();
  await dialog.getByRole('button', { name: 'Crear' }).click();
  await expect(dialog.getByText('No parece una dirección', { exact: false })).toBeVisible();
  await dialog.getByLabel('Dirección que recibe los eventos').fill(erp.url);
  await dialog.getByLabel('Descripción (opcional)').fill('ERP de bodega');
  await dialog.getByRole('button', { name: 'Crear' }).click();

  dialog = page.getByRole('dialog', { name: 'Guarda el secreto' });
  const secret = await dialog.getByLabel('Secreto', { exact: true }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  const row = section(page).getByRole('listitem').filter({ hasText: 'ERP de bodega' });
  await expect(row).toContainText('2 eventos');
  await expect(page.getByText(secret)).toHaveCount(0);

  erp.answer(500);
  await row.getByRole('button', { name: 'Probar ERP de bodega' }).click();
  const drawer = page.getByRole('dialog', { name: 'Entregas de ERP de bodega' });
  await expect(drawer.getByText('Respondió con un error (500).')).toBeVisible();
  await expect(drawer.getByText('recibido por el ERP')).toBeVisible();
  const [{ headers, body }] = erp.received as [Received];
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  erp.answer(200);
  await drawer.getByRole('button', { name: 'Enviar otra vez' }).click();
  await expect(drawer.getByText('Entregada')).toBeVisible();
  expect(erp.received[1]?.headers['webhook-id']).toBe(headers['webhook-id']);
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await drawer.getByRole('button', { name: 'Todas las entregas' }).click();
  const log = drawer.getByRole('list', { name: 'Entregas' }).getByRole('listitem');
  await expect(log).toHaveCount(2);
  await drawer.getByLabel('Resultado').selectOption('Fallida');
  await expect(log).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  const pick = async (name: string) => {
    await row.getByRole('button', { name: 'Más opciones de ERP de bodega' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await pick('Apagar');
  await expect(row.getByText('Apagado')).toBeVisible();
  await pick('Encender');
  await expect(row.getByText('Activo')).toBeVisible();
  await pick('Cambiar el secreto');
  await page.getByRole('dialog').getByRole('button', { name: 'Cambiar el secreto' }).click();
  await expect(page.getByRole('dialog').getByLabel('Secreto', { exact: true })).not.toHaveValue(
    secret,
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Listo' }).click();
  await expect(row).toContainText('Se firma con dos secretos');
  await pick('Eliminar');
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(section(page).getByText('Todavía no hay webhooks.')).toBeVisible();
  erp.close();
});

test('what the team does arrives, and the page reads well in the dark and on a phone @long', async ({
  page,
  goto,
  origin,
}) => {
  const { api } = await enter(page, origin);
  const erp = await receiver();
  await api.webhooks.create({ body: { url: erp.url, eventos: ['expediente.comentario'] } });
  const { datos } = await api.tenders.list({ query: { limit: 1 } });
  await api.comments.create({
    params: { id: datos[0]?.id ?? 0 },
    body: { texto: 'Pedir la boleta de garantía' },
  });
  await expect.poll(() => erp.received.length).toBe(1);
  expect(JSON.parse(erp.received[0]?.body ?? '')).toMatchObject({
    tipo: 'expediente.comentario',
    datos: { hecho: { despues: ['Pedir la boleta de garantía'] } },
  });
  await chooseAppearance(page, { skin: 'dark' });
  await goto('/empresa#webhooks');
  const row = section(page).getByRole('listitem');
  await expect(row).toContainText('Última entrega');
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
  await row.getByRole('button', { name: /^Entregas de/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Comentarios/ })
    .click();
  await expect(page.getByRole('dialog').getByText('Lo que se envió')).toBeVisible();
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
  erp.close();
});
