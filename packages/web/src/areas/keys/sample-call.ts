import { type KeyScope, type ScopeTopic, topicOf } from '@pliego/contract/rules/key-scopes';

/** What shows at first sight that a key works: a reading call of each topic. */
export const sampleCalls: Partial<Record<ScopeTopic, string>> = {
  licitaciones: '/api/licitaciones?limit=5',
  productos: '/api/productos?limit=5',
  etiquetas: '/api/etiquetas',
  fuentes: '/api/fuentes',
  informes: '/api/reportes',
  usuarios: '/api/usuarios',
  empresa: '/api/empresa',
  avisos: '/api/notificaciones?limit=5',
};

/** A command that works as it is once it is copied; null where the key may read nothing of these. */
export function curlOf(
  { clave, alcances }: { clave: string; alcances: readonly KeyScope[] },
  origin: string,
): string | null {
  const [path] = alcances.flatMap((scope) => sampleCalls[topicOf(scope)] ?? []);
  return path === undefined ? null : `curl -H 'Authorization: Bearer ${clave}' '${origin}${path}'`;
}
