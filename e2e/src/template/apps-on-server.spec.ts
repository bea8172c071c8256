import type { Page } from '@playwright/test';
import { answerInstead } from '../answer-instead.ts';
import { chatOf } from './chat-page.ts';
import { compose, mailOf, toFolder } from './email.ts';
import { accounts, expect, test as base } from '../fixtures.ts';
import { OwnServer } from '../own-server.ts';
import { cardOf, cartButton, shopPath } from './shop.ts';
import { quickLine, rowOf } from './todo.ts';

/** A server that keeps the sample data itself, for as long as the test takes. */
const test = base.extend<{ server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- how the library knows that this needs nothing
  server: async ({}, use) => {
    const server = new OwnServer({ PLIEGO_SAMPLE: 'server' });
    await server.start();
    await use(server);
    await server.remove();
  },
  baseURL: ({ server }, use) => use(server.url),
});

const active = (page: Page) =>
  page.getByRole('row').filter({ hasText: 'Pascuala Bodega' }).getByText('Activa');

/** Opens a dashboard again with the titles of what the server says changed on their way: those are drawn. */
async function drawsTheAnswer(page: Page, path: string): Promise<void> {
  const restore = await answerInstead(page, `**${path}`, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll(/"title":"[^"]*"/g, '"title":"Dicho"') });
  });
  await page.reload();
  await expect(page.getByRole('main').getByText('Dicho', { exact: true }).first()).toBeVisible();
  restore();
}

/** One change in each app, and how it is seen that it was kept. */
const apps: {
  path: string;
  change: (page: Page) => Promise<void>;
  check: (page: Page) => Promise<void>;
}[] = [
  {
    path: '/apps/todo',
    change: async (page) => {
      await quickLine(page).fill('Llamar a la bodega norte mañana #alta');
      await quickLine(page).press('Enter');
      await expect(rowOf(page, 'Llamar a la bodega norte')).toBeVisible();
    },
    check: (page) => expect(rowOf(page, 'Llamar a la bodega norte')).toContainText('Alta'),
  },
  {
    path: '/apps/email/sent',
    change: async (page) => {
      const window = await compose(page);
      await window.getByRole('combobox', { name: 'Para' }).fill('ana@fuera.cl');
      await window.getByRole('combobox', { name: 'Para' }).press('Enter');
      await window.getByRole('textbox', { name: 'Asunto' }).fill('Visita a la bodega norte');
      await window.getByRole('textbox', { name: 'Mensaje' }).click();
      await page.keyboard.type('¿Vamos el jueves?');
      await window.getByRole('button', { name: 'Enviar', exact: true }).click();
      await toFolder(page, 'Enviados');
    },
    check: (page) => expect(mailOf(page, /Visita a la bodega norte/)).toBeVisible(),
  },
  {
    path: '/apps/chat?con=1',
    change: async (page) => {
      const chat = chatOf(page);
      await chat.field.fill('¿Llegó el pedido de la bodega norte?');
      await chat.send.click();
      await expect(chat.messages).toContainText('¿Llegó el pedido de la bodega norte?');
    },
    check: (page) =>
      expect(chatOf(page).messages).toContainText('¿Llegó el pedido de la bodega norte?'),
  },
  {
    path: '/apps/calendar?vista=lista',
    change: async (page) => {
      await page.getByRole('button', { name: 'Nuevo evento' }).first().click();
      const panel = page.getByRole('dialog', { name: 'Nuevo evento' });
      await panel.getByLabel('Título').fill('Inventario de la bodega norte');
      await panel.getByRole('button', { name: 'Agregar' }).click();
      await expect(panel).toBeHidden();
    },
    check: (page) => expect(page.getByText('Inventario de la bodega norte')).toBeVisible(),
  },
  {
    path: '/apps/invoice/list',
    change: async (page) => {
      await page.getByRole('button', { name: 'Más acciones de la factura 5036' }).click();
      await page.getByRole('menuitem', { name: 'Duplicar' }).click();
      await expect(page.getByText('5037').first()).toBeVisible();
    },
    check: (page) => expect(page.getByRole('link', { name: '#5037' })).toBeVisible(),
  },
  {
    path: shopPath,
    change: async (page) => {
      await cardOf(page, 'Cámara para reuniones').getByRole('button', { name: /carro/ }).click();
      await expect(cartButton(page)).toHaveAccessibleName(/6/);
    },
    check: (page) => expect(cartButton(page)).toHaveAccessibleName(/6/),
  },
  {
    path: '/apps/roles',
    change: async (page) => {
      await page.getByRole('button', { name: 'Duplicar Lectura' }).click();
      await page.getByLabel('Nombre del rol').fill('Bodega norte');
      await page.getByRole('button', { name: 'Guardar rol' }).click();
      await expect(page.getByRole('article', { name: 'Bodega norte' })).toBeVisible();
    },
    check: (page) => expect(page.getByRole('article', { name: 'Bodega norte' })).toBeVisible(),
  },
  {
    path: '/apps/permissions',
    change: async (page) => {
      await page.getByRole('button', { name: 'Agregar permiso' }).click();
      await page.getByLabel('Nombre del permiso').fill('Ver la bodega norte');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('row').nth(1)).toContainText('Ver la bodega norte');
    },
    check: (page) =>
      expect(page.getByRole('row').filter({ hasText: 'Ver la bodega norte' })).toBeVisible(),
  },
  {
    path: '/apps/user/list?q=pascuala',
    change: async (page) => {
      const pick = async (action: string) => {
        await page.getByRole('button', { name: 'Acciones de Pascuala' }).click();
        await page.getByRole('menuitem', { name: action }).click();
      };
      await pick('Editar');
      const panel = page.getByRole('dialog', { name: /^Editar a Pascuala/ });
      await panel.getByLabel('Nombre completo').fill('Pascuala Bodega');
      await panel.getByRole('button', { name: 'Guardar' }).click();
      await expect(panel).toBeHidden();
      await pick('Reactivar');
      await expect(active(page)).toBeVisible();
    },
    check: (page) => expect(active(page)).toBeVisible(),
  },
  {
    // It changes nothing itself: it draws what the server holds, of other apps too.
    path: '/dashboard/analytics',
    change: () => Promise.resolve(),
    check: async (page) => {
      await drawsTheAnswer(page, '/card/dashboards/analytics');
      await expect(page.getByRole('link', { name: 'Abrir la factura 5037' })).toBeVisible();
    },
  },
  {
    path: '/',
    change: () => Promise.resolve(),
    check: (page) => drawsTheAnswer(page, '/card/dashboards/commerce'),
  },
];

test('what the apps change is there after a reload, and after the server was started again @long', async ({
  page,
  as,
  goto,
  server,
}) => {
  test.setTimeout(180_000);
  await as(accounts.admin);
  for (const { path, change, check } of apps) {
    await test.step(`change ${path}`, async () => {
      await goto(path);
      await change(page);
      await goto(path);
      await check(page);
    });
  }
  // A page that is still there would ask in vain while nobody answers.
  await page.goto('about:blank');
  await server.stop();
  await server.start();
  for (const { path, check } of apps) {
    await test.step(`find ${path} again`, async () => {
      await goto(path);
      await check(page);
    });
  }
});
