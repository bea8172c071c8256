import type { ImportRun } from '@pliego/contract/areas/sources';
import { test as base, expect, type Locator } from '@playwright/test';
import { accounts, type SignedIn, Sessions } from './api.ts';
import { rowOf } from './list.ts';
import {
  answerOf,
  type TenderDraft,
  tenderElement,
  uniqueCode,
  uniqueWord,
} from './tender-draft.ts';
import { judge, type Troubles, watchPages } from './watch-page.ts';

export { accounts, password } from './api.ts';
export { inDays, uniqueCode, uniqueWord } from './tender-draft.ts';
export { expect };

/** A tender that only this test knows of. */
export interface TestTender {
  id: number;
  codigo: string;
  nombre: string;
  /** A word of its name that is in no other tender. */
  palabra: string;
}

/** A user at the list, filtered to a tender of the test. */
interface AtOwnTender extends SignedIn {
  tender: TestTender;
  /** Address of that list. */
  list: string;
  row: Locator;
}

interface Fixtures {
  /** Where the server under test answers. */
  origin: string;
  troubles: Troubles;
  /** Declares console errors, failed requests or 5xx that belong to this test; each has to come. */
  expectTrouble: (...patterns: RegExp[]) => void;
  /** A user's calls to the API, without a page. */
  client: (email: string, empresa?: number) => Promise<SignedIn>;
  /** Signs the page in without the form. */
  as: (email: string, empresa?: number) => Promise<SignedIn>;
  /** Imports one tender through the API, for the company of that account alone, and waits until it is in. */
  aTender: (draft?: TenderDraft, by?: string) => Promise<TestTender>;
  /** Imports another observation of a tender. */
  saysAgain: (
    tender: Pick<TestTender, 'codigo' | 'nombre'>,
    draft: TenderDraft,
    by?: string,
  ) => Promise<void>;
  /** Goes to a path of the product and waits for its heading. */
  goto: (path: string) => Promise<void>;
  /** Signs in, and opens the list where nothing but a new tender is to be seen. */
  atOwnTender: (email: string) => Promise<AtOwnTender>;
}

/** Of this worker, whose tests follow one another. */
const sessions = new Sessions();

export const test = base.extend<Fixtures>({
  origin: async ({ baseURL }, use) => {
    if (baseURL === undefined) throw new Error('La configuración no dice dónde está el servidor');
    await use(baseURL);
  },

  troubles: [
    async ({ context, origin }, use) => {
      const troubles = watchPages(context, origin);
      await use(troubles);
      expect.soft(judge(troubles), 'errors behind the screen').toEqual({
        unexpected: [],
        missing: [],
      });
    },
    { auto: true },
  ],

  expectTrouble: ({ troubles }, use) => use((...patterns) => troubles.expected.push(...patterns)),

  client: ({ origin }, use) => use((email, empresa) => sessions.of(origin, email, empresa)),

  as: async ({ context, page, origin, client }, use) => {
    await use(async (email, empresa) => {
      const signedIn = await client(email, empresa);
      // The previous user signs out, and their page makes no more calls.
      if (page.url().startsWith(origin)) {
        const isSomebodyIn = await page.evaluate(() => {
          const isIn = localStorage.getItem('userData')?.startsWith('{') === true;
          if (isIn) localStorage.removeItem('userData');
          return isIn;
        });
        if (isSomebodyIn) await page.goto('about:blank');
      }
      // The page finds the session by its cookies and fills local storage itself.
      await context.addCookies(signedIn.cookies.map((cookie) => ({ ...cookie, url: origin })));
      return signedIn;
    });
  },

  aTender: async ({ client }, use) => {
    await use(async (draft = {}, by = accounts.gestora) => {
      const { api } = await client(by);
      const { codigo = uniqueCode() } = draft;
      const palabra = uniqueWord();
      const nombre = `${draft.nombre ?? 'Compra de insumos'} ${palabra}`;
      await importTender(api, codigo, { ...draft, nombre });
      const { datos } = await api.tenders.list({ query: { q: codigo } });
      const id = datos.find((tender) => tender.codigo === codigo)?.id;
      if (id === undefined) throw new Error(`La licitación ${codigo} no quedó en la lista`);
      return { id, codigo, nombre, palabra };
    });
  },

  saysAgain: async ({ client }, use) => {
    await use(async ({ codigo, nombre }, draft, by = accounts.gestora) => {
      const { api } = await client(by);
      await importTender(api, codigo, { nombre, ...draft });
    });
  },

  goto: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  },

  atOwnTender: async ({ page, as, aTender, goto }, use) => {
    await use(async (email) => {
      const tender = await aTender();
      const signedIn = await as(email);
      const list = `/licitaciones?q=${tender.palabra}`;
      const row = rowOf(page, tender.codigo);
      await goto(list);
      await expect(row).toBeVisible();
      return { ...signedIn, tender, list, row };
    });
  },
});

async function importTender(api: SignedIn['api'], codigo: string, draft: TenderDraft) {
  const file = answerOf([tenderElement(codigo, draft)], draft.haceDias);
  const query = { nombre: `${codigo}.json` };
  const run = await api.sources.upload({ query, body: new Blob([file]) });
  expect(await finished(api, run.id)).toMatchObject({ estado: 'terminada' });
}

/** The run as it is when it is over, whichever way. */
export async function finished(api: SignedIn['api'], id: number): Promise<ImportRun> {
  let run = await api.sources.run({ params: { id } });
  await expect
    .poll(
      async () => {
        run = await api.sources.run({ params: { id } });
        return run.estado;
      },
      { timeout: 20_000, intervals: [50, 100, 200] },
    )
    .not.toMatch(/en-cola|en-curso/);
  return run;
}
