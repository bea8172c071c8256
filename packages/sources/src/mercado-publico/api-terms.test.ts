import { describe, expect, it } from 'vitest';
import { foldTender } from '../fold.ts';
import type { JsonObject } from '../notice.ts';
import { fileOf, observationsIn, recordsOf } from '../testing/files.ts';
import { portalTerms } from './api-terms.ts';

/** As a detail of the API gives them, numbers and texts mixed. */
const detail: JsonObject = {
  DireccionVisita: 'Av. Los Carrera 1234, portón norte',
  DireccionEntrega: ' Oficina de Partes, 2.º piso ',
  TiempoDuracionContrato: '11',
  UnidadTiempoDuracionContrato: 4,
  Tiempo: '11',
  UnidadTiempo: '1',
  EsRenovable: 1,
  ValorTiempoRenovacion: '12',
  PeriodoTiempoRenovacion: ' ',
  TipoDuracionContrato: ' ',
  Contrato: '2',
  Modalidad: 6,
  TipoPago: '2',
  FuenteFinanciamiento: 'Subtítulo 22',
  Estimacion: 1,
  VisibilidadMonto: 0,
  SubContratacion: '1',
  ProhibicionContratacion: 'No se puede ceder el contrato',
  Etapas: 2,
  TomaRazon: '1',
  EsBaseTipo: 0,
  EstadoPublicidadOfertas: 1,
  CodigoBIP: null,
};

describe('the terms of a tender of the portal', () => {
  it('are those of a detail, codes with what they mean', () => {
    expect(portalTerms(detail)).toEqual({
      direccionVisita: 'Av. Los Carrera 1234, portón norte',
      direccionAntecedentes: 'Oficina de Partes, 2.º piso',
      duracion: { cantidad: 11, unidad: 'meses', original: null },
      renovable: true,
      renovacion: { cantidad: 12, unidad: null, original: null },
      ejecucion: null,
      contrato: { significado: 'orden', codigo: '2' },
      formaPago: { significado: 'contra-entrega', codigo: '6' },
      tipoPago: '2',
      financiamiento: 'Subtítulo 22',
      estimacion: { significado: 'presupuesto', codigo: '1' },
      montoVisible: false,
      subcontratacion: true,
      prohibiciones: 'No se puede ceder el contrato',
      etapas: 2,
      tomaRazon: true,
      basesTipo: false,
      ofertasPublicas: true,
      codigoBip: null,
    });
  });

  it.each([
    ['Contrato', '0', 'contrato'],
    ['Modalidad', 11, 'formaPago'],
    ['Estimacion', '9', 'estimacion'],
  ])('keep a code of %s that no document explains', (field, code, name) => {
    expect(portalTerms({ [field]: code })).toEqual({
      [name]: { significado: null, codigo: String(code) },
    });
  });

  it.each([
    ['1', 'horas'],
    [2, 'dias'],
    ['3', 'semanas'],
    ['4.0', 'meses'],
    [5, 'anos'],
    ['RFB_TIME_PERIOD_DAYS', 'dias'],
  ])('count the contract in the unit %s', (unit, unidad) => {
    const terms = portalTerms({
      TiempoDuracionContrato: 3,
      UnidadTiempoDuracionContrato: unit,
    });
    expect(terms?.duracion).toEqual({ cantidad: 3, unidad, original: null });
  });

  it('keep a unit that is not known, and none where none was chosen', () => {
    const lengthIn = (unit: string) =>
      portalTerms({ TiempoDuracionContrato: '10', UnidadTiempoDuracionContrato: unit })?.duracion;
    expect(lengthIn('7')).toEqual({ cantidad: 10, unidad: null, original: '7' });
    expect(lengthIn('-1')).toEqual({ cantidad: 10, unidad: null, original: null });
  });

  it('state that there is none where a field is empty, and nothing where it is not there', () => {
    expect(portalTerms({ DireccionVisita: '', TiempoDuracionContrato: '0' })).toEqual({
      direccionVisita: null,
      duracion: null,
    });
    expect(portalTerms({ CodigoExterno: '1-1-LE26', Nombre: 'Sillas' })).toBeUndefined();
  });

  it('count the evaluation where its date is a number', () => {
    const evaluation = (FechaTiempoEvaluacion: string | number) =>
      portalTerms({ FechaTiempoEvaluacion, UnidadTiempoEvaluacion: 'RFB_TIME_PERIOD_DAYS' })
        ?.evaluacion;
    expect(evaluation('14')).toEqual({ cantidad: 14, unidad: 'dias', original: null });
    expect(evaluation(0)).toBeUndefined();
    expect(evaluation(45_678)).toBeUndefined();
    expect(evaluation('2026-05-01T00:00:00')).toBeUndefined();
  });

  it('are read from the bulk files, which write constants and zeros of dates', async () => {
    const columns: [string, string][] = [
      ['CodigoExterno', '2563-1-LR24'],
      ['Nombre', 'Enlaces de datos'],
      ['CodigoEstado', '7'],
      ['DireccionVisita', '1900-01-01'],
      ['TiempoDuracionContrato', '60'],
      ['UnidadTiempoDuracionContrato', '4'],
      ['Modalidad', 'RFB_CONTRACT_PAYMENT_METHOD_30_DAYS'],
      ['TipoDuracionContrato', 'RFB_CONTRACT_TIME_PERIOD_ALONG_TIME_EXECUTION'],
      ['JustificacionMontoEstimado', '0'],
      ['ObservacionContrato', 'Monto referencial incluye impuestos.'],
      ['FechaTiempoEvaluacion', '30'],
      ['UnidadTiempoEvaluacion', 'RFB_TIME_PERIOD_DAYS'],
    ];
    const row = (at: 0 | 1) => columns.map((column) => column[at]).join(';');
    const records = await recordsOf(fileOf('lic_2024-1.csv', `${row(0)}\n${row(1)}`));
    expect(foldTender(observationsIn(records)).terms).toEqual({
      duracion: { cantidad: 60, unidad: 'meses', original: null },
      formaPago: { significado: '30-dias', codigo: 'RFB_CONTRACT_PAYMENT_METHOD_30_DAYS' },
      ejecucion: {
        significado: 'en-el-tiempo',
        codigo: 'RFB_CONTRACT_TIME_PERIOD_ALONG_TIME_EXECUTION',
      },
      observaciones: 'Monto referencial incluye impuestos.',
      evaluacion: { cantidad: 30, unidad: 'dias', original: null },
    });
  });
});
