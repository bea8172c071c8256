import type { InvoiceClient } from '@pliego/contract/areas/invoice-draft';
import type { Invoice, InvoiceSetup, PaymentDetails } from '@pliego/contract/areas/invoices';
import { printedRut } from '@pliego/contract/rules/rut';
import { shortDate } from '@pliego/contract/rules/sample-texts';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { face } from '#sample/cast.ts';
import { plainLetters } from '#sample/plain-letters.ts';
import { companies, services } from './companies.ts';

type Line = [
  client: string,
  company: number,
  service: number,
  /** How many days ago. */
  issued: number,
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
  ['Alejandra Acuña', 6, 2, 99, 30, 4_760_000, 'Paid', 0, 0],
  ['Bruno Henríquez', 7, 3, 98, 45, 178_500, 'Sent', 0, 9],
  ['Carolina Olivares', 4, 4, 94, 30, 3_150_000, 'Paid', 0, 2],
  ['Diego Valdebenito', 7, 3, 94, 60, 890_000, 'Downloaded', 0, 11],
  ['Elisa Donoso', 2, 3, 91, 15, 520_000, 'Partial Payment', '$260000', 4],
  ['Felipe Lagos', 7, 1, 90, 30, 2_300_000, 'Sent', 0, 18],
  ['Gloria Rivera', 2, 0, 89, 60, 3_150_000, 'Paid', 0, 7],
  ['Hernán Órdenes', 1, 6, 85, 45, 520_000, 'Draft', 0, 21],
  ['Isidora Garrido', 3, 6, 84, 45, 3_150_000, 'Draft', 0, 10],
  ['Joaquín Ñancucheo', 6, 2, 81, 60, 520_000, 'Partial Payment', '$120000', 0],
  ['Karen Urrutia', 12, 1, 81, 30, 678_300, 'Paid', 0, 14],
  ['Luis Carrasco', 2, 1, 78, 30, 890_000, 'Draft', 0, 0],
  ['Marcela Jaramillo', 9, 7, 74, 30, 4_760_000, 'Draft', 0, 0],
  ['Nicolás Quezada', 11, 2, 74, 45, 678_300, 'Draft', 0, 0],
  ['Olivia Zúñiga', 4, 2, 73, 60, 678_300, 'Draft', 0, 16],
  ['Patricio Figueroa', 1, 3, 69, 30, 678_300, 'Past Due', '$678300', 23],
  ['Raquel Navarrete', 6, 7, 69, 45, 3_150_000, 'Downloaded', 0, 19],
  ['Simón Toledo', 3, 6, 65, 30, 4_760_000, 'Partial Payment', '$933000', 0],
  ['Teresa Bahamondes', 9, 6, 62, 30, 4_760_000, 'Draft', 0, 20],
  ['Ulises Inostroza', 9, 3, 62, 45, 2_300_000, 'Paid', 0, 24],
  ['Verónica Palma', 2, 3, 60, 30, 1_250_000, 'Past Due', '$1250000', 22],
  ['Wilson Yáñez', 1, 5, 57, 45, 520_000, 'Sent', 0, 0],
  ['Ximena Espinoza', 3, 1, 57, 30, 1_490_000, 'Partial Payment', '$133000', 0],
  ['Yasna Maldonado', 12, 0, 52, 60, 245_000, 'Partial Payment', '$24000', 8],
  ['Álvaro Saavedra', 5, 6, 50, 30, 178_500, 'Partial Payment', '$36000', 0],
  ['Alejandra Donoso', 10, 1, 50, 60, 520_000, 'Sent', 0, 5],
  ['Bruno Lagos', 0, 6, 47, 45, 1_490_000, 'Paid', 0, 6],
  ['Carolina Rivera', 9, 2, 46, 15, 678_300, 'Paid', 0, 17],
  ['Diego Órdenes', 5, 5, 45, 30, 1_490_000, 'Downloaded', 0, 12],
  ['Elisa Garrido', 6, 0, 41, 30, 520_000, 'Paid', 0, 0],
  ['Felipe Ñancucheo', 3, 6, 41, 45, 390_000, 'Sent', '$390000', 15],
  ['Gloria Urrutia', 9, 7, 39, 15, 178_500, 'Past Due', '$178500', 0],
  ['Hernán Carrasco', 9, 7, 37, 30, 3_150_000, 'Draft', 0, 0],
  ['Isidora Jaramillo', 0, 0, 33, 45, 678_300, 'Paid', 0, 0],
  ['Joaquín Quezada', 12, 7, 31, 60, 1_250_000, 'Downloaded', 0, 3],
  ['Karen Zúñiga', 10, 4, 29, 60, 1_250_000, 'Downloaded', '-$848000', 0],
  ['Luis Figueroa', 3, 1, 29, 15, 390_000, 'Draft', 0, 9],
  ['Marcela Navarrete', 1, 5, 24, 30, 520_000, 'Partial Payment', '$208000', 0],
  ['Nicolás Toledo', 3, 2, 24, 15, 245_000, 'Partial Payment', '$112000', 0],
  ['Olivia Bahamondes', 5, 7, 20, 15, 890_000, 'Downloaded', 0, 2],
  ['Patricio Inostroza', 0, 4, 19, 60, 890_000, 'Paid', 0, 11],
  ['Raquel Palma', 8, 1, 19, 15, 520_000, 'Draft', 0, 4],
  ['Simón Yáñez', 11, 6, 15, 60, 3_150_000, 'Downloaded', '-$844000', 18],
  ['Teresa Espinoza', 0, 6, 13, 60, 390_000, 'Paid', 0, 7],
  ['Ulises Maldonado', 12, 4, 13, 30, 245_000, 'Partial Payment', '$45000', 0],
  ['Verónica Saavedra', 5, 1, 8, 30, 520_000, 'Paid', 0, 10],
  ['Wilson Acuña', 1, 2, 9, 45, 390_000, 'Downloaded', 0, 21],
  ['Ximena Henríquez', 10, 1, 7, 30, 2_300_000, 'Partial Payment', '$1150000', 0],
  ['Yasna Olivares', 1, 5, 5, 60, 1_250_000, 'Sent', 0, 14],
  ['Álvaro Valdebenito', 4, 3, 1, 30, 3_150_000, 'Partial Payment', '$545000', 23],
];

function clientOf(name: string, company: number): InvoiceClient {
  const [companyName = '', address = '', domain = '', country = '', contact = ''] =
    companies[company] ?? [];
  const companyEmail = `${plainLetters(name, '.')}@${domain}.demo`;
  return { address, company: companyName, companyEmail, country, contact, name };
}

/** All were issued before today, and what is marked as past due is so. */
export function invoicesOf(now: Date): Invoice[] {
  const today = santiagoDay(now);
  return lines.map(
    ([name, company, service, ago, term, total, invoiceStatus, balance, faceNumber], index) => ({
      id: firstId + index,
      issuedDate: shortDate(today, -ago),
      client: clientOf(name, company),
      service: services[service] ?? '',
      total,
      avatar: faceNumber === 0 ? '' : face(faceNumber),
      invoiceStatus,
      balance,
      dueDate: shortDate(today, term - ago),
    }),
  );
}

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
