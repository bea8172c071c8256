import type { taskEndpoints } from '@pliego/contract/areas/tasks';
import type { Handlers } from '@pliego/http/implement';
import { mustExist } from '#server/areas/work/hold-commands.ts';
import { changeRule } from '#server/areas/audit/commands.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { addTemplate, createTask, removeTask, updateTask } from './commands.ts';
import { tasksOf, templatesOf } from './queries.ts';
import { createTemplate, removeTemplate, updateTemplate } from './template-commands.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

export function taskHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof taskEndpoints, Caller> {
  const by = (caller: Caller) => ({ caller, now: now() });
  return {
    list: ({ params }, { caller }) =>
      database.lookUp(scopeOf(caller), async (tx) => {
        await mustExist(tx, params.id);
        return { datos: await tasksOf(tx, caller.companyId, params.id) };
      }),
    create: ({ params, body }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => createTask(tx, by(caller), params.id, body)),
    addTemplate: ({ params, body }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => ({
        datos: await addTemplate(tx, by(caller), params.id, body.plantilla),
      })),
    update: ({ params, body }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => updateTask(tx, by(caller), params.id, body)),
    remove: ({ params }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => removeTask(tx, by(caller), params.id)),
    templates: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) => ({
        datos: await templatesOf(tx, caller.companyId),
      })),
    createTemplate: ({ body }, { caller }) =>
      changeRule(database, by(caller), 'plantillas', (tx) =>
        createTemplate(tx, caller.companyId, body),
      ),
    updateTemplate: ({ params, body, ifVersion }, { caller }) =>
      changeRule(database, by(caller), 'plantillas', (tx) =>
        updateTemplate(tx, caller.companyId, { id: params.id, ifVersion }, body),
      ),
    removeTemplate: ({ params }, { caller }) =>
      changeRule(database, by(caller), 'plantillas', (tx) =>
        removeTemplate(tx, caller.companyId, params.id),
      ),
  };
}
