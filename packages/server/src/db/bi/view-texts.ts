/*
 * Pieces of SQL that the views of other tools share. Each is text of this file alone: nothing that anybody typed reaches it.
 */

/** A view that other tools read. */
export interface BiView {
  name: string;
  /** What a row of it is. In Spanish: the database shows it to those who read the view, and `docs/bi.md` has the same words. */
  meaning: string;
  /** Each column with the SQL that it is and what it means, in their order. */
  columns: readonly (readonly [name: string, value: string, meaning: string])[];
  /** What follows `from`. */
  from: string;
}

/** A tax number, unless it is the RUT of a natural person: below fifty million (`contract/rules/personal-data.ts`). */
export const publicTaxId = (text: string): string =>
  `case when ${text} ~ '^[0-9. ]{1,11}-? ?[0-9kK] *$'
    and substr(regexp_replace(${text}, '[^0-9kK]', '', 'g'), 1, length(regexp_replace(${text}, '[^0-9kK]', '', 'g')) - 1)::bigint < 50000000
    then null else ${text} end`;

/** A text without the RUTs that are written in it; looked for only where there are groups of digits with dots, or a bracket. */
export const withoutTaxIds = (text: string): string =>
  `case when ${text} like '%.___.___%' or ${text} like '%(%'
    then regexp_replace(${text},
      '(?<![0-9.])[0-9]{1,2}\\.[0-9]{3}\\.[0-9]{3} ?- ?[0-9kK](?![0-9A-Za-z])|(?<=\\()[0-9]{6,8}-?[0-9kK](?=\\))', '••', 'g')
    else ${text} end`;

/** The company of the role that asks; asked once a statement. */
export const company = '(select bi.empresa_del_rol())';

/** Not of a tender that the company keeps to a team, or deleted. */
export const isShown = (tenderId: string): string =>
  `not exists (select from bi.ocultas hidden where hidden.licitacion_id = ${tenderId})`;

/** Of each tender the version that the company sees, as `visible_tenders` has it: its own, or the public one. */
export const visibleTenders = `public.tenders t where (t.company_id = ${company}
    or (t.company_id is null and ${company} is not null and not (t.has_twin
      and exists (select from public.tenders own where own.id = t.id and own.company_id = ${company}))))
  and ${isShown('t.id')}`;

/** The instant of a milestone. */
export const milestone = (name: string): string =>
  `(t.milestones -> '${name}' ->> 'instante')::timestamptz`;
