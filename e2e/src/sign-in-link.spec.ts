import { fillLogin, homeHeading } from './entry-steps.ts';
import { expect, test } from './fixtures.ts';
import { register } from './new-account.ts';

test('the link of the mail about failed sign-ins goes with the password, and stays in no history', async ({
  page,
  goto,
  origin,
}) => {
  const { email, password } = await register(origin);
  const token = 'A'.repeat(43);
  await goto(`/login/${token}`);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('desde este equipo ya no tienes que esperar')).toBeVisible();
  const sent = page.waitForRequest(/\/auth\/login$/);
  await fillLogin(page, email, password);
  expect((await sent).postDataJSON()).toEqual({ email, password, pase: token });
  await expect(page.getByRole('heading', homeHeading)).toBeVisible();
});
