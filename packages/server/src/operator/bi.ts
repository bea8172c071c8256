import { CompanyRut } from '@pliego/contract/areas/account';
import * as z from 'zod';
import { recordAudit } from '#server/areas/audit/commands.ts';
import { companyByTaxId } from '#server/areas/auth/account-queries.ts';
import { nowhere } from '#server/auth/origin.ts';
import {
  type BiAccess,
  closeAccess,
  ForeignRole,
  listAccesses,
  NoRoleCreator,
  openAccess,
  openDoors,
} from '#server/db/bi/access.ts';
import { type Database, sqlStateOf } from '#server/db/database.ts';
import { OperatorRefusal } from './refusal.ts';
import type { OperatorDependencies, OperatorTask } from './task.ts';

/** What became of an access. */
export type BiEvent =
  | ({ kind: 'listed' } & BiAccess)
  | { kind: 'opened' | 'renewed' | 'closed'; role: string; company: string }
  /** What the server still lets every role do, with the statements by which its administrator ends it. */
  | { kind: 'open-doors'; statements: string[] };

/** Only what needs no preparation before it is hashed, and is not guessed. */
const Password = z.string().regex(/^[\x21-\x7e]{16,200}$/);

const Work = z.discriminatedUnion('accion', [
  z.object({ accion: z.literal('listar') }),
  z.object({ accion: z.literal('abrir'), rut: CompanyRut, clave: Password }),
  z.object({ accion: z.literal('cerrar'), rut: CompanyRut }),
]);
type Work = z.infer<typeof Work>;

const stillNeeded = '2BP01';

/** Errors of the database that an operator can do something about. */
function refusalOf(error: unknown): unknown {
  if (error instanceof ForeignRole) {
    return new OperatorRefusal(
      `El servidor ya tiene un rol «${error.message}» que no creó Pliego: bórralo o renómbralo antes.`,
    );
  }
  if (error instanceof NoRoleCreator) {
    return new OperatorRefusal(
      'El usuario dueño de las tablas no puede crear roles: dale CREATEROLE, o usa PLIEGO_OWNER_URL con uno que pueda.',
    );
  }
  if (sqlStateOf(error) === stillNeeded) {
    return new OperatorRefusal(
      'El rol tiene permisos o tablas en otra base de datos de ese servidor: quítaselos antes (DROP OWNED BY).',
    );
  }
  return error;
}

async function companyOf(database: Database, rut: string) {
  const company = await database.read('system', (tx) => companyByTaxId(tx, rut));
  if (company === undefined) throw new OperatorRefusal(`No hay una empresa con el RUT ${rut}.`);
  return company;
}

/** The company's own audit says that somebody outside of it may read what it sees, or may no longer. */
const note = (
  { database, now }: Pick<OperatorDependencies, 'database' | 'now'>,
  companyId: number,
  action: 'acceso-bi-abierto' | 'acceso-bi-renovado' | 'acceso-bi-cerrado',
): Promise<void> =>
  database.transaction('system', (tx) =>
    recordAudit(tx, { companyId, userId: null, from: nowhere, now: now() }, { action }),
  );

async function run(
  dependencies: Pick<OperatorDependencies, 'database' | 'now'>,
  work: Work,
  tell: (event: BiEvent) => void,
): Promise<void> {
  const { database, now } = dependencies;
  if (work.accion === 'listar') {
    const listed = await database.ownerTransaction('snapshot', listAccesses);
    for (const access of listed) tell({ kind: 'listed', ...access });
    return;
  }
  const { id, name: company, closedAt } = await companyOf(database, work.rut);
  if (work.accion === 'cerrar') {
    const role = await database.ownerTransaction('change', (query) => closeAccess(query, id));
    if (role === null) throw new OperatorRefusal(`${company} no tiene acceso de BI.`);
    await note(dependencies, id, 'acceso-bi-cerrado');
    return tell({ kind: 'closed', role, company });
  }
  if (closedAt !== null) throw new OperatorRefusal(`${company} está cerrada.`);
  const { opened, statements } = await database.ownerTransaction('change', async (query) => ({
    opened: await openAccess(query, { companyId: id, password: work.clave, now: now() }),
    statements: await openDoors(query),
  }));
  await note(dependencies, id, opened.isNew ? 'acceso-bi-abierto' : 'acceso-bi-renovado');
  tell({ kind: opened.isNew ? 'opened' : 'renewed', role: opened.role, company });
  if (statements.length > 0) tell({ kind: 'open-doors', statements });
}

/** Lists the roles by which other tools read what a company sees; opens or renews that of one, or closes it. */
export const biTask: OperatorTask<Work, BiEvent> = {
  address: '/api/operador/bi',
  input: Work,
  inTurn: false,
  run: async (dependencies, work, tell) => {
    if (dependencies.database.kind !== 'postgresql') {
      throw new OperatorRefusal(
        'Las vistas para otras herramientas necesitan un servidor PostgreSQL: a la base integrada no se conecta nadie de fuera. ' +
          'Con «npm run pliego -- move --to postgres://…» te mudas a uno.',
      );
    }
    try {
      await run(dependencies, work, tell);
    } catch (error) {
      throw refusalOf(error);
    }
  },
};
