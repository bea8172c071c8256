import type { FileFormat } from './file-format.ts';
import { jsonLines } from './json-lines.ts';
import { mercadoPublicoJson } from './mercado-publico/api-v1.ts';
import { mercadoPublicoCsv } from './mercado-publico/csv.ts';
import { ocdsJson } from './ocds/packages.ts';

/**
 * Every format that can be imported, in the order they are tried: JSON Lines stands before the formats
 * of a single JSON value, which begin alike. To add a source:
 *
 * 1. Write a module with its `FileFormat`: how a file of it is recognised and read into observations.
 * 2. List it here (and, if files of it were named in `unsupported.ts` until now, take them out there).
 * 3. If its notices have a shape of their own, name the shape in `notice.ts` (`NoticeFormat`) and add
 *    the reader of its facts to the table in `facts.ts`; the types ask for it.
 */
export const fileFormats: readonly FileFormat[] = [
  mercadoPublicoCsv,
  jsonLines,
  mercadoPublicoJson,
  ocdsJson,
];
