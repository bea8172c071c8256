import { expect, it } from 'vitest';
import { describeServer, type TestServer } from '#server/testing/test-server.ts';

type Release = Record<string, unknown>;

/** The releases of a process: the call, then an award that repeats nothing of it, then a plan of another year. */
function releasesOf(ocid: string): Release[] {
  const release = (day: number, tag: string, rest: object): Release => ({
    ocid,
    id: `${ocid}-${day}`,
    date: `2026-03-0${day}T10:00:00Z`,
    tag: [tag],
    ...rest,
  });
  return [
    release(1, 'tender', {
      buyer: { name: 'Servicio de Faros' },
      tender: {
        id: 't',
        title: `Farolas de ${ocid}`,
        status: 'active',
        value: { amount: 100, currency: 'CLP' },
        items: [{ id: '1', description: 'Farola' }],
        documents: [{ id: 'b', title: 'Bases' }],
      },
    }),
    release(2, 'award', {
      awards: [{ id: 'a', value: { amount: 90, currency: 'CLP' }, suppliers: [{ name: 'Luz' }] }],
    }),
    release(3, 'planning', {
      planning: { budget: { amount: { amount: 999, currency: 'CLP' } } },
    }),
  ];
}

async function upload(server: TestServer, releases: Release[]): Promise<void> {
  const { client } = await server.as('admin');
  const body = new Blob([JSON.stringify({ version: '1.1', releases })]);
  await client.sources.upload({ query: { nombre: 'paquete.json' }, body });
  await server.imports.idle();
}

async function tenderOf(server: TestServer, ocid: string) {
  const { client } = await server.as('admin');
  const { datos } = await client.tenders.list({ query: { q: ocid } });
  expect(datos).toHaveLength(1);
  const found = await client.tenders.get({ params: { id: datos[0]?.id ?? 0 } });
  const { monto, items, documentos, adjudicacion } = found;
  return { monto, items: items.length, documentos: documentos.length, won: adjudicacion?.monto };
}

describeServer('the releases of one OCDS process', (server) => {
  it.each<[string, string, (all: Release[]) => Release[][]]>([
    ['one file', 'ocds-zz-uno', (all) => [all]],
    ['several imports', 'ocds-zz-dos', (all) => all.map((release) => [release])],
    ['imports from the newest on', 'ocds-zz-tres', (all) => all.toReversed().map((one) => [one])],
  ])('come to the same in %s: what a later one does not repeat stays', async (_, ocid, files) => {
    for (const releases of files(releasesOf(ocid))) await upload(server, releases);
    expect(await tenderOf(server, ocid)).toEqual({ monto: 100, items: 1, documentos: 1, won: 90 });
  });
});
