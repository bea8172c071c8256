import type { TaskTemplate } from '@pliego/contract/areas/tasks';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { foldText } from '@pliego/contract/rules/fold-text';
import { and, eq } from 'drizzle-orm';
import { sqlStateOf, type Tx, uniqueViolation } from '#server/db/database.ts';
import { taskTemplates } from '#server/db/schema/expediente.ts';
import { templatesOf } from './queries.ts';

type Fields = Omit<TaskTemplate, 'id' | 'version'>;
/** Which template, and based on which version of it. */
interface Held {
  id: number;
  ifVersion: number | undefined;
}

type Change = { [Name in keyof Fields]?: Fields[Name] | undefined };

async function presented(tx: Tx, companyId: number, id: number): Promise<TaskTemplate> {
  const [template] = await templatesOf(tx, companyId, id);
  if (template === undefined) {
    throw new ProblemError('no-encontrado', createMessage('plantilla-desconocida'));
  }
  return template;
}

async function withUniqueName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlStateOf(error) !== uniqueViolation) throw error;
    throw fieldProblem('ya-existe', 'nombre', createMessage('plantilla-repetida'));
  }
}

const tidy = (types: readonly string[]) => [...new Set(types.map((type) => type.toUpperCase()))];

export function createTemplate(tx: Tx, companyId: number, fields: Fields): Promise<TaskTemplate> {
  const { nombre: name, tipos, tareas: tasks } = fields;
  const row = { companyId, name, nameKey: foldText(name), types: tidy(tipos), tasks };
  return withUniqueName(async () => {
    const [made] = await tx.insert(taskTemplates).values(row).returning({ id: taskTemplates.id });
    return presented(tx, companyId, made?.id ?? 0);
  });
}

/** The template as it is, and nobody else changes it until the transaction ends. */
async function holdTemplate(
  tx: Tx,
  companyId: number,
  { id, ifVersion }: Held,
): Promise<TaskTemplate> {
  await tx
    .select({ id: taskTemplates.id })
    .from(taskTemplates)
    .where(and(eq(taskTemplates.companyId, companyId), eq(taskTemplates.id, id)))
    .for('update');
  const held = await presented(tx, companyId, id);
  if (ifVersion !== undefined && ifVersion !== held.version) {
    throw new ProblemError('version-antigua', undefined, { actual: held });
  }
  return held;
}

/** Changes a template. Tasks that it made before stay as they are. */
export function updateTemplate(
  tx: Tx,
  companyId: number,
  of: Held,
  { nombre, tipos, tareas }: Change,
): Promise<TaskTemplate> {
  const changes = {
    ...(nombre === undefined ? {} : { name: nombre, nameKey: foldText(nombre) }),
    ...(tipos === undefined ? {} : { types: tidy(tipos) }),
    ...(tareas === undefined ? {} : { tasks: tareas }),
  };
  const { id } = of;
  return withUniqueName(async () => {
    const { version } = await holdTemplate(tx, companyId, of);
    if (Object.keys(changes).length > 0) {
      await tx
        .update(taskTemplates)
        .set({ ...changes, version: version + 1 })
        .where(and(eq(taskTemplates.companyId, companyId), eq(taskTemplates.id, id)));
    }
    return presented(tx, companyId, id);
  });
}

export async function removeTemplate(tx: Tx, companyId: number, id: number) {
  await presented(tx, companyId, id);
  await tx
    .delete(taskTemplates)
    .where(and(eq(taskTemplates.companyId, companyId), eq(taskTemplates.id, id)));
  return { id };
}
