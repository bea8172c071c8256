import { matchAll } from '#server/areas/matches/run-matches.ts';
import { said } from './a-worked-tender.ts';
import type { TestServer } from './test-server.ts';

/** Brings the matches up to date, as the job does. */
export const compare = (server: TestServer) => matchAll(server.database, () => server.now());

let made = 0;

/** A product that no other test has. */
export async function aProduct(server: TestServer, more: object = {}) {
  const { client } = await server.as('admin');
  made += 1;
  const body = { sku: `C-${made}`, nombre: 'Zampoñas de caña', ...more };
  return client.products.create({ body });
}

/** A line as the portal writes it. */
export const line = (descripcion: string, cantidad = 10) => ({
  Correlativo: 1,
  CodigoProducto: 60_131_101,
  CodigoCategoria: '60131100',
  Categoria: 'Instrumentos',
  NombreProducto: 'Instrumentos de viento',
  Descripcion: descripcion,
  UnidadMedida: 'Unidad',
  Cantidad: cantidad,
});

let tenders = 0;

/** A tender of the portal that asks for some lines. */
export async function asks(
  server: TestServer,
  lines: ReturnType<typeof line>[],
  more: { code?: string; stateCode?: number; stateText?: string } = {},
) {
  tenders += 1;
  const Listado = lines.map((one, at) => ({ ...one, Correlativo: at + 1 }));
  return said(
    server,
    { code: `8001-${tenders}-LE26`, title: `COMPRA NÚMERO ${tenders}`, ...more },
    { Items: { Cantidad: lines.length, Listado } },
  );
}
