import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import { OperatorRefusal } from './refusal.ts';
import type { OperatorTask } from './task.ts';

/**
 * Where a path leads as one process sees it: the path itself or the nearest folder above it that is there, by the
 * numbers that the system gives its disk and its entry. Two processes that see different file systems differ in them.
 */
const Place = z.object({
  ruta: z.string().min(1),
  llega: z.string(),
  disco: z.string(),
  entrada: z.string(),
});
type Place = z.infer<typeof Place>;

const Places = z.object({ lugares: z.array(Place) });

/** What this process sees of an absolute path. */
export async function placeOf(path: string): Promise<Place> {
  let at = path;
  for (;;) {
    const found = await stat(at, { bigint: true }).catch(() => null);
    if (found !== null) {
      return { ruta: path, llega: at, disco: String(found.dev), entrada: String(found.ino) };
    }
    if (at === dirname(at)) throw new OperatorRefusal(`No se puede leer «${path}».`);
    at = dirname(at);
  }
}

const isSame = (one: Place, other: Place): boolean =>
  one.llega === other.llega && one.disco === other.disco && one.entrada === other.entrada;

/**
 * Refuses paths that lead elsewhere for the server than for the command line: under systemd or in a container the server
 * has folders of its own, and what it writes there nobody finds.
 */
export const placesTask: OperatorTask<z.infer<typeof Places>, never> = {
  address: '/api/operador/lugares',
  input: Places,
  inTurn: false,
  run: async (_, { lugares }) => {
    for (const place of lugares) {
      if (isSame(place, await placeOf(place.ruta))) continue;
      throw new OperatorRefusal(
        `El servidor no ve «${place.ruta}» como se ve desde aquí: tiene carpetas propias (PrivateTmp o ProtectHome de ` +
          'systemd, un contenedor) o le falta permiso. No se hizo nada. Usa una carpeta que vean los dos, como las de ' +
          'ReadWritePaths de su unidad, o detén el servidor y repite la orden.',
      );
    }
  },
};
