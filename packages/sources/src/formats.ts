import { agileJson } from './compra-agil/json.ts';
import type { FileFormat } from './file-format.ts';
import { jsonLines } from './json-lines.ts';
import { mercadoPublicoJson } from './mercado-publico/api-v1.ts';
import { mercadoPublicoCsv } from './mercado-publico/csv.ts';
import { ocdsJson } from './ocds/packages.ts';
import { euskadiXml } from './euskadi/announcements.ts';
import { euskadiJson } from './euskadi/contracts.ts';
import { placspXml } from './placsp/feed.ts';
import { tedJson } from './ted/api-json.ts';
import { tedXml } from './ted/notices.ts';
import { csvFormat } from './spreadsheet/table-format.ts';
import { tableFormats } from './spreadsheet/table-formats.ts';

/**
 * Every format that can be imported, in the order they are tried: JSON Lines is before the formats
 * of a single JSON value, which begin alike. To add a source:
 *
 * 1. Write a module with its `FileFormat`: how a file of it is recognised and read into observations.
 * 2. List it here (and, if files of it were named in `unsupported.ts` until now, take them out there).
 * 3. If its notices have a shape of their own, name the shape in `notice.ts` (`NoticeFormat`) and add
 *    the reader of its facts to the table in `facts.ts`; the types ask for it.
 *
 * A table that is known by its columns is a `TableFormat` of `spreadsheet/table-formats.ts` instead: it is
 * then read from CSV and Excel alike.
 */
export const fileFormats: readonly FileFormat[] = [
  mercadoPublicoCsv,
  jsonLines,
  mercadoPublicoJson,
  agileJson,
  ocdsJson,
  placspXml,
  tedXml,
  tedJson,
  euskadiJson,
  euskadiXml,
  ...tableFormats.map(csvFormat),
];
