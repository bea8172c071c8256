import type { ListMapping } from '@pliego/contract/areas/product-imports';
import type { SpreadsheetMapping } from '@pliego/contract/areas/spreadsheets';

/** A table as a company keeps its own: semicolons, Chilean dates and amounts. */
export const ownTable = [
  'Folio;Proyecto;Mandante;Presupuesto;Fecha de cierre;Observado',
  'P-001;Pintura de oficinas;Constructora Los Boldos;1.250.000;15/12/2026;18/11/2026',
  'P-002;Arriendo de grúa;Constructora Los Boldos;3.400.000;18/12/2026;18/11/2026',
  'P-003;Mantención de ascensores;Clínica del Valle;;20/12/2026;18/11/2026',
].join('\r\n');

/** How it is read. */
export const ownMapping: SpreadsheetMapping = {
  columnas: {
    codigo: 'Folio',
    nombre: 'Proyecto',
    comprador: 'Mandante',
    monto: 'Presupuesto',
    cierre: 'Fecha de cierre',
    actualizacion: 'Observado',
  },
  formatoFecha: 'dd/mm/aaaa',
  decimal: 'coma',
  monedaPorDefecto: 'CLP',
  estadoPorDefecto: 'publicada',
  zona: 'America/Santiago',
  datosAl: null,
};

/** A price list of two products, as a company keeps it. */
export const ownList = 'SKU;Nombre;Precio\r\nPL-1;Papel;1.990\r\nPL-2;Lápiz;250\r\n';

export const listMapping: ListMapping = {
  columnas: { sku: 'SKU', nombre: 'Nombre', precio: 'Precio' },
  decimal: 'coma',
};
