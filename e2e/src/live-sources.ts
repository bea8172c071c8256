import type {
  Backfill,
  Connector,
  ConnectorRun,
  SourceNotice,
} from '@pliego/contract/areas/connector-shapes';
import type { Page } from '@playwright/test';

const minute = 60_000;
const at = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
const today = () => new Date().toISOString().slice(0, 10);

/** A range of days half-way through. */
export const aBackfill = (): Backfill => ({
  id: 71,
  conector: 41,
  desde: '2026-01-05',
  hasta: '2026-01-30',
  estado: 'en-curso',
  avance: 0.38,
  llamadas: 1_204,
  llamadasPendientes: 1_964,
  terminaAprox: at(31 * 60),
  error: null,
  pedido: at(-90),
  termino: null,
});

/** A running connector, with all its fields. */
export const anAskingConnector = (): Connector => ({
  id: 41,
  tipo: 'mercado-publico',
  nombre: 'Licitaciones de Chile',
  url: 'https://api.mercadopublico.cl/servicios/v1/publico',
  estado: 'activo',
  cadaMinutos: 30,
  ticketFinal: 'B7F2',
  corriendo: true,
  ultimoExito: at(-12),
  ultimoFallo: null,
  proxima: at(18),
  silencioDesde: null,
  cuota: {
    dia: today(),
    usadas: 3_412,
    aMano: 214,
    limite: 10_000,
    reservadas: 2_000,
    bloqueadaHasta: null,
  },
  pendientes: { seguidas: 1, coinciden: 12, cierranPronto: 41, resto: 1_088, total: 1_142 },
  historico: aBackfill(),
});

/** One without a response for hours. */
export const aFailingConnector = (): Connector => ({
  id: 42,
  tipo: 'placsp',
  nombre: 'Anuncios de España',
  url: 'https://example.org/sindicacion.atom',
  estado: 'activo',
  cadaMinutos: 60,
  ticketFinal: null,
  corriendo: false,
  ultimoExito: at(-9 * 60),
  ultimoFallo: { en: at(-4), motivo: [{ code: 'servicio-sin-respuesta' }] },
  proxima: at(25),
  silencioDesde: at(-9 * 60),
  cuota: null,
  pendientes: { seguidas: 0, coinciden: 0, cierranPronto: 0, resto: 0, total: 0 },
  historico: null,
});

export const noticesOf = (failing: Connector, well: Connector): SourceNotice[] => [
  {
    id: 1,
    conector: failing.id,
    nombre: failing.nombre,
    tipo: 'sin-respuesta',
    mensaje: [{ code: 'servicio-sin-respuesta' }],
    veces: 14,
    desde: at(-9 * 60),
    ultima: at(-4),
    cerrado: null,
  },
  {
    id: 2,
    conector: well.id,
    nombre: well.nombre,
    tipo: 'ticket-rechazado',
    mensaje: [{ code: 'ticket-no-aceptado', params: { estado: '403' } }],
    veces: 3,
    desde: at(-80 * 60),
    ultima: at(-79 * 60),
    cerrado: at(-78 * 60),
  },
];

export const someRounds = (): ConnectorRun[] => {
  const round = {
    archivo: 'Licitaciones de Chile',
    formato: null,
    bytesLeidos: 0,
    bytes: 0,
    usuario: null,
    deshacible: false,
    deshecha: null,
    turno: null,
    avisos: [],
    camposNoLeidos: [],
  };
  const none = {
    leidas: 0,
    nuevas: 0,
    cambiadas: 0,
    sinCambios: 0,
    rechazadas: 0,
    reparadas: 0,
  };
  return [
    {
      ...round,
      id: 889,
      estado: 'terminada',
      conteo: {
        ...none,
        leidas: 4_240,
        nuevas: 120,
        cambiadas: 318,
        sinCambios: 3_800,
        rechazadas: 2,
      },
      error: null,
      inicio: at(-32),
      termino: at(-20),
      motivo: 'historico',
      llamadas: 412,
    },
    {
      ...round,
      id: 888,
      estado: 'con-error',
      conteo: none,
      error: [{ code: 'servicio-demasiado-lento' }],
      inicio: at(-62),
      termino: at(-61),
      motivo: 'a-mano',
      llamadas: 1,
    },
  ];
};

/** Mocks the connectors of a company; returns the number of requests. */
export async function showLive(page: Page, connectors: () => Connector[]): Promise<() => number> {
  let looks = 0;
  await page.route('**/api/fuentes/conectores', (route) => {
    looks += 1;
    return route.fulfill({ json: { datos: connectors() } });
  });
  await page.route('**/api/fuentes', (route) =>
    route.fulfill({
      json: {
        datos: [
          {
            fuente: 'placsp',
            nombre: 'PLACSP',
            licitaciones: 812,
            observaciones: 1_034,
            ultimaLectura: at(-9 * 60),
            ultimaObservacion: at(-10 * 60),
            retrasoMinutos: 9 * 60 + 5,
            enSilencioDesde: at(-9 * 60),
          },
        ],
      },
    }),
  );
  await page.route('**/api/fuentes/avisos', (route) =>
    route.fulfill({ json: { datos: noticesOf(aFailingConnector(), anAskingConnector()) } }),
  );
  await page.route('**/api/fuentes/conectores/*/ejecuciones', (route) =>
    route.fulfill({ json: { datos: someRounds() } }),
  );
  return () => looks;
}
