import type { InvoiceClient } from '@pliego/contract/areas/invoice-draft';
import type { Invoice, InvoiceSetup, PaymentDetails } from '@pliego/contract/areas/invoices';
import { printedRut } from '@pliego/contract/rules/rut';
import { shortDate } from '@pliego/contract/rules/sample-texts';
import { face } from '#sample/cast.ts';
import { plainLetters } from '#sample/plain-letters.ts';
import { companies, services } from './companies.ts';

type Line = [
  client: string,
  company: number,
  service: number,
  issued: string,
  /** Days in which it is to be paid. */
  term: number,
  total: number,
  status: Invoice['invoiceStatus'],
  balance: Invoice['balance'],
  /** Which face the client has; 0 is none. */
  face: number,
];

/** In the order of their ids, the first of which is this. The totals are net amounts with their VAT. */
const firstId = 4987;
const lines: Line[] = [
  ['Alejandra Acuña', 6, 2, '2026-08-23', 30, 4_760_000, 'Paid', 0, 0],
  ['Bruno Henríquez', 7, 3, '2026-08-24', 45, 178_500, 'Sent', 0, 9],
  ['Carolina Olivares', 4, 4, '2026-08-28', 30, 3_150_000, 'Paid', '$260000', 2],
  ['Diego Valdebenito', 7, 3, '2026-08-28', 60, 890_000, 'Downloaded', 0, 11],
  ['Elisa Donoso', 2, 3, '2026-08-31', 15, 520_000, 'Partial Payment', 0, 4],
  ['Felipe Lagos', 7, 1, '2026-09-01', 30, 2_300_000, 'Sent', 0, 18],
  ['Gloria Rivera', 2, 0, '2026-09-02', 60, 3_150_000, 'Paid', 0, 7],
  ['Hernán Órdenes', 1, 6, '2026-09-06', 45, 520_000, 'Draft', 0, 21],
  ['Isidora Garrido', 3, 6, '2026-09-07', 45, 3_150_000, 'Draft', 0, 10],
  ['Joaquín Ñancucheo', 6, 2, '2026-09-10', 60, 520_000, 'Partial Payment', 0, 0],
  ['Karen Urrutia', 12, 1, '2026-09-10', 30, 678_300, 'Paid', '$629000', 14],
  ['Luis Carrasco', 2, 1, '2026-09-13', 30, 890_000, 'Draft', 0, 0],
  ['Marcela Jaramillo', 9, 7, '2026-09-17', 30, 4_760_000, 'Draft', '-$377000', 0],
  ['Nicolás Quezada', 11, 2, '2026-09-17', 45, 678_300, 'Draft', 0, 0],
  ['Olivia Zúñiga', 4, 2, '2026-09-18', 60, 678_300, 'Draft', '$326000', 16],
  ['Patricio Figueroa', 1, 3, '2026-09-22', 30, 678_300, 'Past Due', 0, 23],
  ['Raquel Navarrete', 6, 7, '2026-09-22', 45, 3_150_000, 'Downloaded', '$391000', 19],
  ['Simón Toledo', 3, 6, '2026-09-26', 30, 4_760_000, 'Partial Payment', '$933000', 0],
  ['Teresa Bahamondes', 9, 6, '2026-09-29', 30, 4_760_000, 'Draft', 0, 20],
  ['Ulises Inostroza', 9, 3, '2026-09-29', 45, 2_300_000, 'Paid', 0, 24],
  ['Verónica Palma', 2, 3, '2026-10-01', 30, 1_250_000, 'Past Due', 0, 22],
  ['Wilson Yáñez', 1, 5, '2026-10-04', 45, 520_000, 'Sent', 0, 0],
  ['Ximena Espinoza', 3, 1, '2026-10-04', 30, 1_490_000, 'Partial Payment', '-$133000', 0],
  ['Yasna Maldonado', 12, 0, '2026-10-09', 60, 245_000, 'Partial Payment', '$24000', 8],
  ['Álvaro Saavedra', 5, 6, '2026-10-11', 30, 178_500, 'Partial Payment', '-$236000', 0],
  ['Alejandra Donoso', 10, 1, '2026-10-11', 60, 520_000, 'Sent', 0, 5],
  ['Bruno Lagos', 0, 6, '2026-10-14', 45, 1_490_000, 'Paid', '$491000', 6],
  ['Carolina Rivera', 9, 2, '2026-10-15', 15, 678_300, 'Paid', '$48000', 17],
  ['Diego Órdenes', 5, 5, '2026-10-16', 30, 1_490_000, 'Downloaded', 0, 12],
  ['Elisa Garrido', 6, 0, '2026-10-20', 30, 520_000, 'Paid', 0, 0],
  ['Felipe Ñancucheo', 3, 6, '2026-10-20', 45, 390_000, 'Sent', '$195000', 15],
  ['Gloria Urrutia', 9, 7, '2026-10-22', 15, 178_500, 'Past Due', 0, 0],
  ['Hernán Carrasco', 9, 7, '2026-10-24', 30, 3_150_000, 'Draft', 0, 0],
  ['Isidora Jaramillo', 0, 0, '2026-10-28', 45, 678_300, 'Paid', 0, 0],
  ['Joaquín Quezada', 12, 7, '2026-10-30', 60, 1_250_000, 'Downloaded', 0, 3],
  ['Karen Zúñiga', 10, 4, '2026-11-01', 60, 1_250_000, 'Downloaded', '-$848000', 0],
  ['Luis Figueroa', 3, 1, '2026-11-01', 15, 390_000, 'Draft', '$219000', 9],
  ['Marcela Navarrete', 1, 5, '2026-11-06', 30, 520_000, 'Partial Payment', 0, 0],
  ['Nicolás Toledo', 3, 2, '2026-11-06', 15, 245_000, 'Partial Payment', '-$612000', 0],
  ['Olivia Bahamondes', 5, 7, '2026-11-10', 15, 890_000, 'Downloaded', 0, 2],
  ['Patricio Inostroza', 0, 4, '2026-11-11', 60, 890_000, 'Paid', '$545000', 11],
  ['Raquel Palma', 8, 1, '2026-11-11', 15, 520_000, 'Draft', 0, 4],
  ['Simón Yáñez', 11, 6, '2026-11-15', 60, 3_150_000, 'Downloaded', '-$844000', 18],
  ['Teresa Espinoza', 0, 6, '2026-11-17', 60, 390_000, 'Paid', 0, 7],
  ['Ulises Maldonado', 12, 4, '2026-11-17', 30, 245_000, 'Partial Payment', 0, 0],
  ['Verónica Saavedra', 5, 1, '2026-11-22', 30, 520_000, 'Paid', 0, 10],
  ['Wilson Acuña', 1, 2, '2026-11-21', 45, 390_000, 'Downloaded', 0, 21],
  ['Ximena Henríquez', 10, 1, '2026-11-23', 30, 2_300_000, 'Partial Payment', 0, 0],
  ['Yasna Olivares', 1, 5, '2026-11-25', 60, 1_250_000, 'Sent', 0, 14],
  ['Álvaro Valdebenito', 4, 3, '2026-11-29', 30, 3_150_000, 'Partial Payment', 0, 23],
];

function clientOf(name: string, company: number): InvoiceClient {
  const [companyName = '', address = '', domain = '', country = '', contact = ''] =
    companies[company] ?? [];
  const companyEmail = `${plainLetters(name, '.')}@${domain}.demo`;
  return { address, company: companyName, companyEmail, country, contact, name };
}

export const invoices: Invoice[] = lines.map(
  ([name, company, service, issued, term, total, invoiceStatus, balance, faceNumber], index) => ({
    id: firstId + index,
    issuedDate: shortDate(issued),
    client: clientOf(name, company),
    service: services[service] ?? '',
    total,
    avatar: faceNumber === 0 ? '' : face(faceNumber),
    invoiceStatus,
    balance,
    dueDate: shortDate(issued, term),
  }),
);

export const paymentDetails: PaymentDetails = {
  totalDue: '$1.249.000',
  bankName: 'Banco del Estuario',
  country: 'Chile',
  iban: 'CL00 0107 0000 0012 3456 7890',
  swiftCode: 'ESTUCLRM',
};

/** Who sends the invoices. */
export const issuer: InvoiceSetup['issuer'] = {
  name: 'Comercial Andes SpA',
  rut: printedRut(78_904_120),
  business: 'Suministros y servicios para oficinas',
  address: 'Av. Nueva Providencia 1881, Providencia, Santiago',
  email: 'facturas@andes.demo',
  phone: '+56 2 2987 4410',
};

export const terms =
  'Pago dentro del plazo indicado, por transferencia a la cuenta de esta factura. Pasado el vencimiento se aplica el interés corriente. Los reclamos se reciben hasta ocho días después de la emisión.';
