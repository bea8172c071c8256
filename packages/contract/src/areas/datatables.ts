import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { QueryText, samplePage } from '../sample-fields.ts';

export const employeePageSize = 10;
/** The page sizes of the screens. */
export const employeeScreenPageSize = 7;
/** Where the pictures are that employees name. */
export const employeePictures = '/muestra/';
/** The meaning of each status number, from 1. */
export const employeeStatuses = [
  'Current',
  'Professional',
  'Rejected',
  'Resigned',
  'Applied',
] as const;

export const Employee = z.object({
  /** Always empty: the place of the column that unfolds a row. */
  responsive_id: z.literal(''),
  id: z.number(),
  /** The bare name of a file in `employeePictures`; empty: shown as initials. */
  avatar: z.string(),
  full_name: z.string(),
  post: z.string(),
  email: z.string(),
  city: z.string(),
  /** `MM/DD/YYYY`. */
  start_date: z.string(),
  /** `$NNNNN.NN`. */
  salary: z.string(),
  age: z.string(),
  /** `N Years`. */
  experience: z.string(),
  status: z.int().check(z.minimum(1), z.maximum(employeeStatuses.length)),
});
export type Employee = z.infer<typeof Employee>;

export const datatableEndpoints = {
  initial: endpoint({
    method: 'GET',
    path: '/api/datatables/initial-data',
    summary: 'Todas las personas de la tabla de muestra.',
    access: 'session',
    response: z.array(Employee),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/datatables/data',
    summary:
      'Las personas de la tabla de muestra, por páginas; busca en nombre, cargo, correo, edad, sueldo y fecha.',
    access: 'session',
    query: z.object({ q: QueryText, ...samplePage(employeePageSize) }),
    response: z.object({
      allData: z.array(Employee),
      /** The rows of the page. */
      invoices: z.array(Employee),
      total: z.int(),
    }),
  }),
};
