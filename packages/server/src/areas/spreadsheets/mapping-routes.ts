import type { spreadsheetEndpoints } from '@pliego/contract/areas/spreadsheet-endpoints';
import type { Handlers } from '@pliego/http/implement';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import { checkColumns, removeMapping, saveMapping, updateMapping } from './commands.ts';
import { mappingsOf, presentMapping } from './queries.ts';
import { type Dependencies, waiting } from './waiting.ts';

type MappingHandlers = Pick<
  Handlers<typeof spreadsheetEndpoints, Caller>,
  'mappings' | 'saveMapping' | 'updateMapping' | 'removeMapping'
>;

/** The mappings that a company keeps. */
export function mappingHandlers(dependencies: Dependencies): MappingHandlers {
  const { database, now } = dependencies;
  return {
    mappings: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) => ({
        datos: (await mappingsOf(tx, caller.companyId)).map(presentMapping),
      })),

    saveMapping: ({ body }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        const { encabezado: header } = (await waiting(dependencies, tx, caller, body.planilla))
          .preview;
        checkColumns(body.mapeo, header);
        const kept = { name: body.nombre, header, mapping: body.mapeo };
        return presentMapping(await saveMapping(tx, scopeOf(caller), kept, now()));
      }),

    updateMapping: ({ params, body }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        const changes = { name: body.nombre, mapping: body.mapeo };
        return presentMapping(await updateMapping(tx, scopeOf(caller), params.id, changes, now()));
      }),

    removeMapping: ({ params: { id } }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        await removeMapping(tx, caller.companyId, id);
        return { id };
      }),
  };
}
