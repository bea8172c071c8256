/** A row of the samples: a tender with what a spreadsheet has of it. */
export interface SampleRow {
  code: string;
  name: string;
  buyer: string;
  closing: string;
  amount: number;
}

const row = (code: string, name: string, buyer: string, closing: string, amount: number) => ({
  code,
  name,
  buyer,
  closing,
  amount,
});

export const sampleRows: readonly SampleRow[] = [
  row('1057-9-LQ26', 'Insumos clínicos', 'Hospital Base de Valdivia', '2026-12-03', 48_200_000),
  row('2239-15-LE26', 'Aseo de oficinas', 'Servicio de Salud Ñuble', '2026-12-04', 22_750_000),
  row('2450-71-LP26', 'Mantención de ascensores', 'Hospital de Talca', '2026-12-07', 61_000_000),
  row('3012-4-L126', 'Colaciones', 'Municipalidad de Ñuñoa', '2026-12-09', 3_980_000),
  row('3344-28-LE26', 'Vigilancia nocturna', 'Municipalidad de Arica', '2026-12-10', 36_400_000),
  row('4101-60-LQ26', 'Arriendo de grúas', 'Puerto de Talcahuano', '2026-12-11', 118_500_000),
  row('4498-12-LE26', 'Uniformes', 'Universidad de Tarapacá', '2026-12-14', 15_320_000),
  row('5026-33-LP26', 'Reposición de veredas', 'Municipalidad de Temuco', '2026-12-15', 87_900_000),
  row('5870-2-L126', 'Extintores', 'Liceo de Punta Arenas', '2026-12-16', 2_140_000),
  row('6213-45-LE26', 'Enlaces de datos', 'Servicio de Salud Araucanía', '2026-12-18', 54_600_000),
];

export const sampleFields = ['code', 'name', 'buyer', 'closing', 'amount'] as const;
export type SampleField = (typeof sampleFields)[number];
