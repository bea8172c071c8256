import type { Locator, Page } from '@playwright/test';

export const shopPath = '/apps/ecommerce/shop';
export const checkoutPath = '/apps/ecommerce/checkout';

export function cardOf(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('article').filter({ hasText: name });
}

/** The names of the products on screen, as they stand. */
export async function namesOf(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
}

export function filtersOf(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Filtros' });
}

export function cartButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Carro de compras/ });
}

/** A line of the cart in the checkout. */
export function lineOf(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: name });
}

/** The amount that stands behind a name in the summary. */
export function amountOf(page: Page, name: string | RegExp): Locator {
  return page
    .getByRole('complementary', { name: 'Resumen' })
    .locator('dl > div')
    .filter({ hasText: name })
    .locator('dd');
}
