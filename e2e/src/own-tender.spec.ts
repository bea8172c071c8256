import { accounts, expect, inDays, test } from './fixtures.ts';
import { isWithoutSidewaysScroll, violations } from './page-checks.ts';
import { uniqueWord } from './tender-draft.ts';

const day = (days: number) => {
  const [year, month, date] = inDays(days).slice(0, 10).split('-');
  return `${date}-${month}-${year}`;
};

test('an invitation by mail becomes a tender, which is found, followed and corrected', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.gestora);
  const word = uniqueWord();
  await goto('/licitaciones');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.getByRole('menuitem', { name: /que no está en ningún portal/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Agregar una licitación' }),
  ).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  await page.locator('input[type=file]').setInputFiles({
    name: 'invitacion.eml',
    mimeType: 'message/rfc822',
    buffer: Buffer.from(
      [
        'From: "Viña Los Coigües SpA" <compras@coigues.example>',
        'To: ventas@andes.demo',
        `Subject: RV: Uniformes de faena ${word}`,
        'Date: Thu, 19 Nov 2026 10:00:00 -0300',
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'Presupuesto: $18.500.000',
        `Cierre: ${day(9)} a las 15:00 horas`,
        '- 120 unidades de chaqueta térmica',
      ].join('\r\n'),
    ),
  });
  await expect(page.getByRole('alert').filter({ hasText: 'Se reconocieron' })).toBeVisible();
  const name = page.getByRole('textbox', { name: /^Nombre/ });
  await expect(name).toHaveValue(`Uniformes de faena ${word}`);
  await expect(page.getByLabel('Comprador', { exact: true })).toHaveValue('Viña Los Coigües SpA');
  await expect(page.getByLabel('Monto')).toHaveValue('18.500.000');
  await expect(page.getByLabel('Hora de Cierre')).toHaveValue('15:00');
  await expect(page.getByLabel('Línea 1')).toHaveValue('chaqueta térmica');
  await expect(page.getByText(`Tomado de: «Cierre: ${day(9)}`)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => isWithoutSidewaysScroll(page)).toBe(true);
  expect.soft(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByLabel('RUT del comprador').fill('76.123.456-1');
  await page.getByRole('button', { name: 'Agregar licitación' }).click();
  await expect(page.getByText('No es un RUT válido')).toBeVisible();
  await page.getByLabel('RUT del comprador').fill('76.123.456-0');
  await page.getByRole('button', { name: 'Agregar licitación' }).click();
  await expect(page).toHaveURL(/\/licitaciones\/\d+$/);
  const title = page.getByRole('heading', { level: 1, name: new RegExp(word, 'i') });
  await expect(title).toBeVisible();
  const address = page.url();

  await page.getByRole('link', { name: 'Corregir datos' }).click();
  await name.fill(`Uniformes y calzado ${word}`);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(address);
  await expect(title).toContainText(/calzado/i);
  await page.goto(`${address}?parte=trabajo`);
  await expect(page.getByText('invitacion.eml').first()).toBeVisible();
  await page.goto(`${address}?parte=historia`);
  await expect(page.getByText('agregó la licitación a mano')).toBeVisible();
  await goto(`/licitaciones?q=${word}`);
  await expect(page.getByRole('link', { name: new RegExp(word, 'i') }).first()).toBeVisible();

  await page.goto(address);
  await page.getByRole('link', { name: 'Corregir datos' }).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  const question = page.getByRole('dialog', { name: /^Eliminar P-/ });
  await expect(question.getByText('1 archivo')).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Eliminar la licitación' }).click();
  await expect(page).toHaveURL(/\/licitaciones(\?|$)/);
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await expect(page.getByText(/^Recuperaste P-/)).toBeVisible();
  await page.goto(address);
  await expect(title).toBeVisible();
});
