import { tenderCodeParts } from '@pliego/contract/rules/tender-types';
import { privateSources } from '@pliego/contract/rules/source-codes';
import type { SourceId } from '@pliego/sources/notice';
import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { type HashedObservation, hashed } from './fold-batch.ts';
import type { TenderKey } from './tender-keys.ts';

/** Whether it is a row of a company's own table. */
export const isOwnRegister = ({ observation }: HashedObservation): boolean =>
  privateSources.includes(observation.source);

/**
 * The public tenders that codes of a table mean, by the code in lower case. A code of several registers means
 * none.
 */
async function publicTenders(
  tx: Tx,
  codes: readonly string[],
  companyId: number | null,
): Promise<Map<string, TenderKey>> {
  const rows = await rowsOf<TenderKey & { key: string }>(
    tx,
    sql`select t.code_key as key, min(t.source) as source, min(t.code) as code
      from json_array_elements_text(${JSON.stringify(codes)}::json) as asked(code)
      join tenders t on t.code_key = asked.code and (t.company_id is null or t.company_id = ${companyId})
      where t.source not in ${[...privateSources]}
      group by t.code_key having count(distinct t.source) = 1`,
  );
  return new Map(rows.map(({ key, source, code }) => [key, { source, code }]));
}

/** The register that the form of a code implies, with the code as that writes it, where no such tender has been read yet. */
export function registerByForm(code: string): TenderKey | undefined {
  const parts = tenderCodeParts(code);
  if (parts === null) return undefined;
  const source: SourceId = parts.type === 'COT' ? 'compra-agil' : 'mercado-publico';
  return { source, code: code.toUpperCase() };
}

/**
 * Rows of a company's table with the code of a public tender describe that tender, instead of making a second one
 * beside it. Rows with codes of the company's own are left as they are.
 */
export async function joinKnown(
  tx: Tx,
  batch: readonly HashedObservation[],
  companyId: number | null,
): Promise<HashedObservation[]> {
  const codes = batch.filter(isOwnRegister).map(({ observation }) => observation.code);
  if (codes.length === 0) return [...batch];
  const keys = [...new Set(codes.map((code) => code.trim().toLowerCase()))];
  const known = await publicTenders(tx, keys, companyId);
  return batch.map((row) => {
    if (!isOwnRegister(row)) return row;
    const { observation, position } = row;
    const code = observation.code.trim();
    const meant = known.get(code.toLowerCase()) ?? registerByForm(code);
    return meant === undefined ? row : { ...hashed({ ...observation, ...meant }), position };
  });
}
