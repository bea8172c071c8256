import type { Page } from '@playwright/test';
import { accounts, expect, inDays, test } from './fixtures.ts';
import { rowOf } from './list.ts';

const storageKey = 'i18nextLng';

/** A browser with an earlier choice of language. */
async function withLanguage(page: Page, locale: string): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    storageKey,
    locale,
  ] as const);
}

async function choose(page: Page, before: RegExp, language: string): Promise<void> {
  await page.getByRole('button', { name: before }).click();
  await page.getByRole('menuitem', { name: language }).click();
}

const lang = (page: Page) => page.locator('html').getAttribute('lang');

/** What a person reads or hears on the page, a piece each. */
function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
    const said = [...document.querySelectorAll('body, body *')].flatMap((element) => {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const read = texts.map(({ textContent }) => textContent ?? '');
      return read.concat(spoken.map((name) => element.getAttribute(name) ?? ''));
    });
    return [document.title, ...said].map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** Names, and what a source or a company wrote: it stays in the language it was written in. */
const ownWords =
  /Mercado Público|Compra Ágil|publicadas\.csv, adjudicadas\.csv|Comercial Andes SpA|Suministros Austral Ltda|Municipalidad de Quillon|Quillón|Ñuble|Artículos de oficina|Papelería|Plaza de Armas \d+|Adquisiciones|Como se publicó/gi;

const isSpanish =
  /[áéíóúñ¿¡«»]|\b(el|la|los|las|de|del|que|para|una?|con|por|sin|y|tu|hace|hoy|ayer|hora|buscar|cerrar)\b/i;

async function expectNoSpanish(page: Page, data: readonly string[] = []): Promise<void> {
  const without = (text: string) =>
    data.reduce((rest, name) => rest.replaceAll(name, ''), text).replaceAll(ownWords, '');
  const said = await visibleTexts(page);
  expect(said.length).toBeGreaterThan(5);
  expect(said.filter((text) => isSpanish.test(without(text)))).toEqual([]);
}

/** People of the demonstration whose names look Spanish to the rule above, and their initials. */
const names = ['Sebastián', 'Oyarzún Barría', 'Camilo Ñancupil', 'CÑ', 'Andrés Cárcamo'];

test('changes in place, is remembered, and is restored without a word of Spanish', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.gestora);
  await goto('/licitaciones');
  await page.evaluate(() => document.body.setAttribute('data-same-page', 'yes'));
  await choose(page, /^Idioma/, 'English');
  await expect(page.getByRole('heading', { name: 'Tenders', level: 1 })).toBeVisible();
  expect(await lang(page)).toBe('en');
  await expect(page).toHaveTitle('Tenders · Pliego');
  await expect(page.getByRole('columnheader', { name: 'Closing (Chile)' })).toBeVisible();
  await expect(page.locator('body[data-same-page]')).toBeVisible();

  // Every heading that is ever there, from the first one on.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading !== undefined && heading !== seen.at(-1)) seen.push(heading);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tenders', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual(['Tenders']);

  await choose(page, /^Language/, 'Español');
  await expect(page.getByRole('heading', { name: 'Licitaciones', level: 1 })).toBeVisible();
  expect(await lang(page)).toBe('es-CL');
});

test('a broken choice is Spanish, and so is a browser that prefers another language @long', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ locale: 'de-DE', baseURL: origin });
  const page = await context.newPage();
  await withLanguage(page, 'klingon');
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Ingresar a Pliego' })).toBeVisible();
  expect(await lang(page)).toBe('es-CL');
  await context.close();
});

test.describe('in English', () => {
  test.beforeEach(({ page }) => withLanguage(page, 'en'));

  test('sign-in is in English, errors too @long', async ({ page, goto, expectTrouble }) => {
    await goto('/login');
    await expect(page.getByRole('heading', { name: 'Sign in to Pliego' })).toBeVisible();
    await expectNoSpanish(page, names);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Enter your password')).toBeVisible();
    await expectNoSpanish(page, names);
    expectTrouble(/401.*\/api\/auth\/login/);
    await page.getByLabel('Email').fill(accounts.austral);
    await page.getByRole('textbox', { name: 'Password' }).fill('not-this-one');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'The email address or the password is wrong. Check them and try again.',
    );
    await expectNoSpanish(page, names);
  });

  test('the list and a tender: texts, states, dates and amounts', async ({
    page,
    goto,
    as,
    aTender,
  }) => {
    const tender = await aTender(
      {
        nombre: 'Paper supply',
        descripcion: 'As per tender documents',
        lineas: [{ nombre: 'Printer paper', cantidad: 1200 }],
        cierre: inDays(5),
        monto: 1_500_000,
      },
      accounts.austral,
    );
    await as(accounts.austral);
    await goto(`/licitaciones?q=${tender.palabra}&columnas=nombre,estado,cierre,monto`);
    const row = rowOf(page, tender.codigo);
    await expect(row).toContainText('$1,500,000');
    await expect(row).toContainText('in 5 days');
    await expect(row).toContainText(
      /(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} \p{L}{3,4}(?: \d{4})?, 15:00/u,
    );
    await expect(row.getByText('Published', { exact: true })).toBeVisible();
    await expectNoSpanish(page, [...names, 'Publicada']);

    await goto(`/licitaciones/${tender.id}`);
    await expect(page.getByRole('heading', { name: 'Key dates' })).toBeVisible();
    await expect(page.getByText('Open tender between 100 and 1,000 UTM')).toBeVisible();
    await expect(page.getByText('1,200')).toBeVisible();
    await expectNoSpanish(page, [...names, 'Publicada']);
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page.getByText('Where each piece of data comes from')).toBeVisible();
    await expectNoSpanish(page, [...names, 'Publicada']);
    await page.getByRole('link', { name: 'Work', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Do we go?' })).toBeVisible();
  });

  test('changes of a tender, and the result of a refresh @long', async ({
    page,
    goto,
    as,
    aTender,
    saysAgain,
  }) => {
    const descripcion = 'As per tender documents';
    const line = { nombre: 'Printer paper', cantidad: 1200 };
    const tender = await aTender(
      {
        nombre: 'Paper supply',
        descripcion,
        lineas: [line],
        haceDias: 4,
      },
      accounts.austral,
    );
    await saysAgain(
      tender,
      {
        descripcion,
        tipo: 'LP',
        estado: [8, 'Adjudicada'],
        extension: true,
        lineas: [
          { ...line, ganador: { nombre: 'Paper Ltd', rut: '76.123.456-0', precio: 25_000 } },
        ],
        adjudicacion: { fecha: inDays(-1), oferentes: 1234, acta: 'https://example.com/award' },
        haceDias: 1,
      },
      accounts.austral,
    );
    await as(accounts.austral);
    await goto(`/licitaciones/${tender.id}?parte=historia`);
    const changes = page.getByRole('region', { name: 'History' });
    const last = changes.getByRole('listitem').first();
    await expect(last).toContainText('LE · Open tender between 100 and 1,000 UTM');
    await expect(last).toContainText('LP · Open tender of 1,000 UTM or more');
    await expect(last).toContainText(/Second closing.*No.*Yes/);
    await expect(last).toContainText(/Bidders.*1,234/);
    await expect(last.getByRole('listitem')).toContainText([
      /1,200 Unidad.*1,200 Unidad · awarded to Paper Ltd at 25,000/,
    ]);
    await expect(changes).toContainText('First heard of');
    const data = [...names, 'Publicada', 'Adjudicada'];
    await expectNoSpanish(page, data);

    await page.getByRole('button', { name: 'Refresh now' }).click();
    await expect(page.getByText('An active connector is missing')).toBeVisible();
    await expect(
      page.getByText('Your company has no active connector that can ask for this tender.'),
    ).toBeVisible();
    await expectNoSpanish(page, data);
  });

  test('what only other sources change @long', async ({ page, goto, as, aTender }) => {
    const tender = await aTender(
      {
        nombre: 'Road works',
        descripcion: 'As per tender documents',
        lineas: [{ nombre: 'Asphalt' }],
      },
      accounts.austral,
    );
    const moment = '2026-11-02T12:00:00.000Z';
    const said = { cuando: moment, leida: moment, fuente: 'ocds', formato: 'ocds-release' };
    const origin = { archivo: null, propio: false, usuario: null };
    const told = { ...said, ...origin, detalle: null, antes: null };
    const text = (texto: string) => ({ tipo: 'texto', texto });
    const parts = (...partes: object[]) => ({ tipo: 'partes', partes });
    const won = { tipo: 'adjudicado', proveedor: null, precio: 1500 };
    const datos = [
      { ...told, campo: 'impuesto', antes: text('neto'), despues: text('con-impuestos') },
      { ...told, campo: 'categoria', despues: text('obras') },
      { ...told, campo: 'lote', detalle: '7', despues: parts() },
      { ...told, campo: 'item', detalle: '1', despues: parts(won) },
      {
        ...told,
        campo: 'documento',
        detalle: 'Terms',
        despues: parts(text('Terms'), text('biddingDocuments')),
      },
    ];
    await page.route(`**/api/licitaciones/${tender.id}/historial`, (route) =>
      route.fulfill({ json: { datos, segunArchivos: [], completo: true } }),
    );
    await as(accounts.austral);
    await goto(`/licitaciones/${tender.id}?parte=historia`);
    const changes = page.getByRole('region', { name: 'History' });
    await expect(changes).toContainText(/Taxes.*Net, before taxes.*Taxes included/);
    await expect(changes).toContainText(/What is bought.*Works/);
    await expect(changes.getByText('no further detail')).toBeVisible();
    await expect(changes.getByText('awarded at 1,500')).toBeVisible();
    await expect(changes.getByText('Terms · Bidding documents')).toBeVisible();
    await expectNoSpanish(page, [...names, 'Publicada']);
  });

  test('sources, tags and their forms @long', async ({ page, goto, as, expectTrouble }) => {
    expectTrouble(/422.*nombre=notes\.pdf/);
    const { api } = await as(accounts.austral);
    await goto('/fuentes');
    await expect(page.getByRole('heading', { name: 'Formats we read' })).toBeVisible();
    await expect(page.getByText('Last read').first()).toBeVisible();
    await page.getByLabel('Choose files').setInputFiles({
      name: 'notes.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 nothing to read here'),
    });
    await expect(page.getByRole('alert')).toContainText('It looks like a PDF document');
    await expectNoSpanish(page, names);

    const { datos } = await api.tags.list();
    await goto('/etiquetas');
    await expect(page.getByRole('list', { name: 'Tags' })).toBeVisible();
    await page.getByRole('button', { name: 'New tag' }).click();
    const form = page.getByRole('dialog', { name: 'New tag' });
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByText('Enter a name')).toBeVisible();
    await expectNoSpanish(page, [...names, ...datos.map(({ nombre }) => nombre)]);
  });
});

test('other languages have the whole shell, and Spanish areas @long', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.gestora);
  await goto('/licitaciones');
  const menu = page.getByRole('navigation', { name: /principal|principale|Haupt/ });
  const shown = [
    [/^Idioma/, 'Português', 'Licitações', 'pt-BR'],
    [/^Idioma/, 'Français', 'Appels d’offres', 'fr'],
    [/^Langue/, 'Deutsch', 'Ausschreibungen', 'de'],
  ] as const;
  for (const [before, language, title, html] of shown) {
    await choose(page, before, language);
    await expect(menu.getByRole('link', { name: title })).toBeVisible();
    await expect(page.locator(`html[lang="es-CL"] [lang="${html}"]:has(nav)`)).toHaveCount(1);
    await expect(page.getByRole('columnheader', { name: 'Comprador' })).toBeVisible();
  }
});
