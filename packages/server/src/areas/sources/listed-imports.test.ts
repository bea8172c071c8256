import type { ImportQuery } from '@pliego/contract/areas/sources';
import { beforeAll, expect, it } from 'vitest';
import { answerOf, detailElement } from '#server/testing/a-tender.ts';
import { describeServer } from '#server/testing/test-server.ts';

const at = '2026-11-19T12:00:00Z';

describeServer('the imports of a company', (server) => {
  const files = async (query: Partial<ImportQuery> = {}) => {
    const { client } = await server.as('maintainer');
    const { datos, total } = await client.sources.runs({ query });
    return { names: datos.map(({ archivo }) => archivo), total };
  };

  beforeAll(async () => {
    const { client } = await server.as('maintainer');
    const upload = async (nombre: string, codes: string[]) => {
      const body = new Blob([
        answerOf(
          codes.map((code) => detailElement({ code })),
          at,
        ),
      ]);
      await client.sources.upload({ query: { nombre }, body });
      await server.imports.idle();
      server.setNow(new Date(server.now().getTime() + 60_000).toISOString());
    };
    await upload('Bases 100%.json', ['901-1-LE26']);
    await upload('arriendos.json', ['902-1-LE26', '902-2-LE26', '902-3-LE26']);
    await upload('Zonas.json', ['903-1-LE26', '']);
  });

  it('are listed newest first, with how many they are', async () => {
    expect(await files()).toEqual({
      names: ['Zonas.json', 'arriendos.json', 'Bases 100%.json'],
      total: 3,
    });
    expect(await files({ limit: 1 })).toEqual({ names: ['Zonas.json'], total: 3 });
  });

  it.each([
    ['archivo', ['arriendos.json', 'Bases 100%.json', 'Zonas.json']],
    ['-leidas', ['arriendos.json', 'Zonas.json', 'Bases 100%.json']],
    ['inicio', ['Bases 100%.json', 'arriendos.json', 'Zonas.json']],
  ] as const)('are sorted by %s', async (sort, names) => {
    expect((await files({ sort })).names).toEqual(names);
  });

  it('are found by their file, by who brought them, by how they ended and by what was rejected', async () => {
    expect((await files({ q: 'ARRIEN' })).names).toEqual(['arriendos.json']);
    expect((await files({ q: '0%' })).names).toEqual(['Bases 100%.json']);
    expect((await files({ q: '_' })).names).toEqual([]);
    expect((await files({ con: 'rechazadas' })).names).toEqual(['Zonas.json']);
    expect((await files({ estado: ['interrumpida'] })).total).toBe(0);
    expect((await files({ estado: ['interrumpida', 'terminada'] })).total).toBe(3);
  });
});
