import type { DossierPart, LineDossier } from '@pliego/contract/areas/market';
import { beforeAll, expect, it } from 'vitest';
import { firm, person, processOf, won } from '#server/testing/a-market.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

const paper = { CodigoCategoria: '14111500', Categoria: 'Papel' };

const partOf = ({ secciones }: LineDossier, part: DossierPart) => {
  const found = secciones.find(({ id }) => id === part);
  if (found === undefined) throw new Error(`No part ${part}`);
  return found;
};

describeServer('the dossier of a family of UNSPSC', (server) => {
  beforeAll(async () => {
    await processOf(server, {
      lines: [won(firm, 1_000), won(person, 500, 42_132_205)],
      bidders: 2,
    });
    // Of paper, which the same firm wins too, and gloves, which it does not.
    await processOf(server, {
      lines: [{ ...won(firm, 9_000, 14_111_507), ...paper }, won(person, 700)],
      bidders: 3,
    });
    await processOf(server, { lines: [{ ...won(firm, 4_000, 14_111_507), ...paper }] });
    await processOf(server, { state: [7, 'Desierta'], lines: [] });
    const { client } = await server.as('editor');
    await client.products.create({ body: { sku: 'GN', nombre: 'Guante', unspsc: ['42132203'] } });
  });

  const lineOf = async (codigo: string, name: 'editor' | 'subscriber' = 'editor') =>
    (await server.as(name)).client.market.line({ params: { codigo } });

  it('says who buys it and who wins it, of its own lines alone', async () => {
    const gloves = await lineOf('4213');
    expect(gloves).toMatchObject({ codigo: '4213', vendemos: true, procesos: 2, abiertas: 0 });
    // 10,000 and 5,000 of the first process, 7,000 of the second without its paper.
    expect(gloves.cifras[1]).toMatchObject({ valor: { valor: 22_000, moneda: 'CLP' } });
    expect(partOf(gloves, 'a-quien').filas).toMatchObject([
      [{ nombre: 'Rosa Prueba' }, { valor: 2 }, { valor: 1 }, { valor: 12_000 }, { valor: 0 }],
      // It won something in the second too, but no gloves: the list would show both.
      [
        { nombre: firm.NombreProveedor },
        { valor: 1, lista: null },
        { valor: 0.5 },
        { valor: 10_000 },
        { valor: 0 },
      ],
    ]);
    expect(partOf(gloves, 'compradores').filas).toMatchObject([
      [{ clase: 'comprador' }, { valor: 2 }, { valor: 22_000 }],
    ]);
    const { client } = await server.as('editor');
    for (const cell of gloves.secciones.flatMap(({ filas }) => filas.flat())) {
      if (cell.clase !== 'cuenta' || cell.lista === null) continue;
      const { total } = await client.tenders.list({ query: { ...cell.lista, limit: 1 } });
      expect({ lista: cell.lista, total }).toEqual({ lista: cell.lista, total: cell.valor });
    }
  });

  it('compares prices of its products alone', async () => {
    const prices = partOf(await lineOf('1411'), 'precios');
    expect(prices.titulo).toEqual({ code: 'mercado-precios-rubro' });
    expect(prices.filas).toMatchObject([
      [{}, {}, { valor: 2 }, { valor: 4_000 }, { valor: 4_000 }, { valor: 9_000 }],
    ]);
  });

  it('gives its signals no list that would show more than was counted', async () => {
    for (let n = 0; n < 4; n += 1) await processOf(server, { lines: [won(firm, 1_000)] });
    const { filas } = partOf(await lineOf('4213'), 'senales');
    const concentration = filas.find((row) =>
      JSON.stringify(row[0]).includes('mercado-senal-concentracion'),
    );
    // It won gloves in five, and in a sixth paper alone.
    expect(concentration?.slice(1, 3)).toEqual([
      { clase: 'cuenta', valor: 5, lista: null },
      { clase: 'parte', valor: 5 / 6 },
    ]);
  });

  it('shows no RUT of a natural person to who may not see it', async () => {
    expect(JSON.stringify(await lineOf('4213', 'subscriber'))).not.toMatch(/12\.?345\.?678/);
  });

  it('is empty where nothing was read of it, and knows no code that is none', async () => {
    expect(await lineOf('5611')).toMatchObject({ procesos: 0, vendemos: false });
    const editor = await server.as('editor');
    for (const code of ['42', '42132203', '0099', 'abcd', '%00']) {
      const problem = await problemIn(editor.send('GET', `/api/rubros/${code}`));
      expect(problem.status).toBe(404);
    }
  });
});
