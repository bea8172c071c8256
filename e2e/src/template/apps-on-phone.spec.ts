import { accounts, expect, test } from '../fixtures.ts';
import { isWithoutSidewaysScroll, violations } from '../page-checks.ts';
import { chatOf } from './chat-page.ts';
import { composer } from './email.ts';
import { panelOf } from './todo.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('an app has the whole phone, and what is begun most often within reach', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.admin);
  await goto('/apps/todo');
  // The menu is in the bar at the bottom, and not at the top as well.
  await expect(page.getByRole('button', { name: /menú/i })).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveText(/^Datos de muestra/);
  await page.getByRole('button', { name: 'Nueva tarea' }).click();
  await expect(panelOf(page, 'Nueva tarea').getByRole('textbox', { name: 'Título' })).toBeVisible();
  await page.keyboard.press('Escape');

  await goto('/apps/email');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  // The notice of sample data comes last, and takes its room from the app.
  const isAsTallAsTheWindow = () =>
    expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
      .toBe(0);
  await isAsTallAsTheWindow();
  await page.getByRole('button', { name: 'Cerrar el aviso de datos de muestra' }).click();
  await expect(page.getByText('Datos de muestra')).toHaveCount(0);
  await isAsTallAsTheWindow();
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
  expect(await violations(page)).toEqual([]);
  // A finger beside the box is meant for it.
  const box = page.getByRole('checkbox', { name: /^Elegir Camila Rojas/ });
  const place = await box.boundingBox();
  await page.touchscreen.tap((place?.x ?? 0) - 9, (place?.y ?? 0) + 8);
  await expect(box).toBeChecked();
  await page.getByRole('button', { name: 'Redactar' }).click();
  await expect(composer(page).getByRole('combobox', { name: 'Para' })).toBeFocused();
});

test('what tells that there is no server covers nothing that is pressed @long', async ({
  page,
  context,
  goto,
  as,
  expectTrouble,
}) => {
  expectTrouble(/ERR_|pedido fallido/);
  await as(accounts.admin);
  const { row, field, send } = chatOf(page);
  await goto('/apps/chat');
  await row('Camila Rojas').getByRole('link').click();
  await field.fill('¿Llegó el comprobante?');
  await context.setOffline(true);
  const banner = page.getByRole('region', { name: 'Conexión con el servidor' });
  await expect(banner).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Lo de cada día' });
  // What is covered takes no press.
  await bar.getByRole('button', { name: 'Menú' }).click({ trial: true });
  await page.getByRole('link', { name: 'Volver a las conversaciones' }).click({ trial: true });
  await send.click({ trial: true });
});
