import { createAccount, fillRegistration } from './entry-steps.ts';
import { expect, test } from './fixtures.ts';
import { aRegistrant } from './new-account.ts';

test('the weakness of a password is shown while typing @long', async ({ page, goto }) => {
  await goto('/register');
  const password = page.getByRole('textbox', { name: 'Contraseña' });
  await password.fill('tres rob');
  await expect(password).toHaveAccessibleDescription('Faltan 2 caracteres');
  await password.fill('contraseña123');
  await expect(password).toHaveAccessibleDescription(/contraseñas más usadas/);
  await password.fill('tres robles viejos');
  await expect(password).toHaveAccessibleDescription('Es una buena contraseña');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});

test('a password of the list of breaches is refused at its field, and not praised beside it', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(/422.*\/auth\/register/);
  await goto('/register');
  await fillRegistration(page, { ...aRegistrant(), password: 'Sunshine123!' });
  await createAccount(page);
  const password = page.getByRole('textbox', { name: 'Contraseña' });
  await expect(password).toHaveAccessibleDescription(
    'Es una de las contraseñas más usadas: elige otra',
  );
  await expect(page.getByText(/^Sirve/)).toBeHidden();
  await password.fill('tres robles viejos');
  await expect(password).toHaveAccessibleDescription('Es una buena contraseña');
});
