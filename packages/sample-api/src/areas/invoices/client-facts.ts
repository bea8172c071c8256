import type { InvoiceClient } from '@pliego/contract/areas/invoice-draft';
import { printedRut } from '@pliego/contract/rules/rut';

type Facts = [rut: number, business: string, commune: string];

/** What an invoice of Chile names of the seeded companies; those of abroad have no RUT. */
const factsOf: Record<string, Facts> = {
  'Constructora Ralún': [76_310_452, 'Obras de construcción', 'Concepción'],
  'Clínica Los Arrayanes': [96_877_130, 'Atención médica hospitalaria', 'Temuco'],
  'Transportes Puelo': [77_204_918, 'Transporte de carga por carretera', 'Puerto Montt'],
  'Colegio Peñalara': [65_048_371, 'Enseñanza básica y media', 'Providencia'],
  'Viña Quebrada Honda': [76_592_006, 'Elaboración de vinos', 'Ovalle'],
  'Minera Sierra Gris': [96_455_780, 'Extracción de cobre', 'Antofagasta'],
  'Pesquera Islotes': [78_119_643, 'Pesca y conservas', 'Talcahuano'],
  'Hotel Mirador del Paine': [76_883_215, 'Hotelería', 'Natales'],
  'Agrícola El Maitenal': [77_640_387, 'Cultivo de frutales', 'Curicó'],
  'Imprenta Tres Tintas': [76_027_594, 'Impresión y encuadernación', 'Santiago'],
  'Energía Pampa Alta': [76_751_860, 'Generación eléctrica', 'Calama'],
};

/** A client with what is known of its company; what was written is kept. */
export function withFacts(client: InvoiceClient): InvoiceClient {
  const facts = factsOf[client.company];
  if (facts === undefined) return client;
  const [rut, business, commune] = facts;
  return { rut: printedRut(rut), business, commune, ...client };
}
