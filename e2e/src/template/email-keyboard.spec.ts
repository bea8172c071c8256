import { accounts, expect, test } from '../fixtures.ts';
import { badgeOf, composer, mailList, mailOf, openMail } from './email.ts';

test.beforeEach(async ({ as, goto, page }) => {
  await as(accounts.admin);
  await goto('/apps/email');
  await expect(mailList(page).getByRole('listitem')).toHaveCount(8);
});

test('letters walk through the list, choose, star, throw away and move @long', async ({ page }) => {
  await page.keyboard.press('j');
  await expect(mailOf(page, /Bases del hospital/)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(mailOf(page, /Turno de café/)).toBeFocused();
  await page.keyboard.press('k');
  await expect(mailOf(page, /Planilla de precios/)).toBeFocused();

  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: /^Destacar Matías Fuentealba/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('toolbar', { name: '2 elegidos' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(badgeOf(page, 'Recibidos')).toHaveText('Recibidos4');

  await page.keyboard.press('#');
  await expect(page.getByText('2 correos movidos a Papelera')).toBeVisible();
  await expect(mailOf(page, /Plazo de la garantía/)).toBeFocused();

  await page.keyboard.press('e');
  const where = page.getByRole('dialog', { name: 'Mover a' });
  await expect(where.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('spam');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Correo movido a Spam')).toBeVisible();
  await expect(mailList(page).getByRole('listitem')).toHaveCount(5);
});

test('letters open, go on, answer and come back @long', async ({ page }) => {
  await page.keyboard.press('j');
  await page.keyboard.press('o');
  await expect(page).toHaveURL('/apps/email/inbox/24');
  await expect(openMail(page)).toBeFocused();
  await page.keyboard.press('j');
  await expect(page).toHaveURL('/apps/email/inbox/22');
  await expect(openMail(page).getByRole('heading', { name: /Planilla de precios/ })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page).toHaveURL('/apps/email/inbox/24');
  await expect(openMail(page).getByRole('heading', { name: /Bases/ })).toBeVisible();

  const window = composer(page);
  for (const [key, subject] of [
    ['r', /^Re: Bases/],
    ['a', /^Re: Bases/],
    ['f', /^RV: Bases/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(window.getByRole('textbox', { name: 'Asunto' })).toHaveValue(subject);
    await window.getByRole('button', { name: 'Guardar y cerrar' }).press('Enter');
    await expect(window).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(mailOf(page, /Bases del hospital/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(openMail(page)).toBeFocused();
  await page.keyboard.press('u');
  await expect(mailOf(page, /Sin leer.*Bases del hospital/)).toBeFocused();
});

test('the slash searches, c writes, and the question mark says what all of them do @long', async ({
  page,
}) => {
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Buscar en Recibidos' })).toBeFocused();
  // What is typed is text.
  await page.keyboard.type('jx?');
  await expect(page.getByRole('searchbox')).toHaveValue('jx?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  // Over an open mail it leads back first.
  await mailOf(page, /Turno de café/).click();
  await expect(openMail(page)).toBeFocused();
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/apps/email/inbox');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('garantia');
  await expect(mailList(page).getByRole('listitem')).toHaveCount(1);
  await expect(composer(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Recibidos' }).focus();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Atajos del teclado' });
  await expect(help.getByText('Mover a otra carpeta', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  await page.keyboard.press('c');
  const window = composer(page);
  await expect(window.getByRole('combobox', { name: 'Para' })).toBeFocused();
  await page.keyboard.type('fern');
  await page.keyboard.press('Enter');
  await expect(window.getByText('Fernanda Llanos', { exact: true })).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(window.getByText('Fernanda Llanos', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
});
