import type { Page } from '@playwright/test';
import { password } from './api.ts';
import type { Registrant } from './new-account.ts';

/*
 * The steps of registration and sign-in, by the visible names of fields and buttons.
 */

export async function fillLogin(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Correo').fill(email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(secret);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

/** The same by keyboard alone, with an account of the demonstration unless another secret is given. */
export async function enterLogin(page: Page, email: string, secret = password): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Contraseña' });
  await page.getByLabel('Correo').fill(email);
  await field.fill(secret);
  await field.press('Enter');
}

export async function fillRegistration(page: Page, registrant: Registrant): Promise<void> {
  await page.getByLabel('Empresa', { exact: true }).fill(registrant.empresa);
  await page.getByLabel('RUT de la empresa').fill(registrant.rut);
  await page.getByLabel('Tu nombre').fill(registrant.fullName);
  await page.getByLabel('Correo').fill(registrant.email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(registrant.password);
  await page.getByLabel('Acepto las condiciones de uso').check();
}

export const createAccount = (page: Page) =>
  page.getByRole('button', { name: 'Crear la cuenta' }).click();

/** The heading of the step that is shown. */
export const step = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1, exact: true });

export const homeHeading = { name: 'Mi día', level: 1 } as const;
export const loginHeading = { name: 'Ingresar', level: 1 } as const;

/** A browser without the session: on an empty page, where no call with it is pending. */
export async function loseCookies(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
