import { accounts, expect, inDays, test } from './fixtures.ts';

test('a tender is kept to its team, and is not there for the others', async ({
  page,
  goto,
  as,
  aTender,
  expectTrouble,
}) => {
  expectTrouble(/404.*\/api\/licitaciones/);
  await as(accounts.gestora);
  const tender = await aTender({ cierre: inDays(6) });
  await goto(`/licitaciones/${tender.id}?parte=trabajo`);
  const restricted = page.getByRole('switch', { name: 'Sólo el equipo' });
  await expect(page.getByText('La ve toda la empresa.')).toBeVisible();
  await restricted.check();
  await expect(page.getByText(/^La ven Gabriela .* y quienes administran/)).toBeVisible();
  await expect(page.getByText('Sólo el equipo').first()).toBeVisible();

  await goto(`/licitaciones?q=${tender.palabra}&restringida=si`);
  await expect(page.getByRole('row').filter({ hasText: tender.codigo })).toContainText(
    'Sólo el equipo',
  );

  await as(accounts.analista);
  await goto(`/licitaciones?q=${tender.palabra}`);
  await expect(page.getByText(tender.codigo)).toBeHidden();
  await page.goto(`/licitaciones/${tender.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(tender.palabra)).toBeHidden();

  await as(accounts.admin);
  await goto(`/licitaciones/${tender.id}?parte=trabajo`);
  await restricted.uncheck();
  await expect(page.getByText('La ve toda la empresa.')).toBeVisible();
});
