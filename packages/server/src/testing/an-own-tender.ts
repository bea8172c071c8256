import type { OwnTender } from '@pliego/contract/areas/own-tenders';

/** What somebody enters of a tender that no portal has. */
export const anOwnTender: OwnTender = {
  nombre: 'Uniformes de faena para la temporada',
  descripcion: 'Invitación por correo a tres proveedores.',
  estado: 'publicada',
  comprador: 'Viña Los Coigües SpA',
  rutComprador: '76.123.456-0',
  region: 7,
  comuna: 'Curicó',
  monto: 18_500_000,
  moneda: 'CLP',
  fechas: {
    finPreguntas: '2026-11-27T20:00:00.000Z',
    visitaTerreno: null,
    cierre: '2026-12-04T18:00:00.000Z',
    adjudicacionEstimada: null,
  },
  url: 'https://compras.coigues.example/118',
  lineas: [
    { nombre: 'Chaqueta térmica', cantidad: 120, unidad: 'unidades' },
    { nombre: 'Zapato de seguridad', cantidad: 120, unidad: 'pares' },
  ],
};
