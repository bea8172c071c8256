import { type Embed, type EmbedKind, NewEmbed } from '@pliego/contract/areas/report-embeds';
import { preprocess } from '@pliego/contract/fields';
import * as z from 'zod/mini';

const noSettings = {
  inquilino: '',
  cliente: '',
  area: '',
  reporte: '',
  servidor: '',
  recurso: 'dashboard',
  numero: '',
  fijos: '',
  tablero: '',
  usuario: '',
  regla: '',
  direccion: '',
};

type Settings = typeof noSettings & { tipo: EmbedKind };

/** What the form holds: every field of every service as text, of which those of the chosen one are sent. */
export interface DashboardValues extends Record<string, unknown> {
  nombre: string;
  filtros: string;
  configuracion: Settings;
  secreto: string;
}

export type SettingName = keyof typeof noSettings;

/** The fields of a service, in the order of the form. */
export const fieldsOf = {
  powerbi: ['inquilino', 'cliente', 'area', 'reporte'],
  metabase: ['servidor', 'recurso', 'numero', 'fijos'],
  superset: ['servidor', 'tablero', 'usuario', 'regla'],
  web: ['direccion'],
} as const satisfies Record<EmbedKind, readonly SettingName[]>;

/** Lines of `left=right`. */
function pairsIn(lines: string): [string, string][] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.indexOf('=');
      return at === -1 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    });
}

const linesOf = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map((pair) => pair.join('=')).join('\n');

/** The form of a dashboard; empty for a new one. */
export function valuesOf(embed?: Embed): DashboardValues {
  const settings = embed?.configuracion ?? null;
  const held: Partial<Record<SettingName, string>> = Object.fromEntries(
    Object.entries(settings ?? {}).map(([name, value]) => [
      name,
      typeof value === 'object' ? linesOf(Object.entries(value)) : String(value),
    ]),
  );
  return {
    nombre: embed?.nombre ?? '',
    filtros: linesOf((embed?.filtros ?? []).map(({ campo, nombre }) => [campo, nombre] as const)),
    configuracion: { ...noSettings, ...held, tipo: settings?.tipo ?? 'powerbi' },
    secreto: '',
  };
}

const Written = z.object({
  nombre: z.string(),
  filtros: z.string(),
  configuracion: z.catchall(
    z.object({ tipo: z.enum(['powerbi', 'metabase', 'superset', 'web']) }),
    z.string(),
  ),
  secreto: z.string(),
});

function settingsIn({ tipo, ...written }: z.infer<typeof Written>['configuracion']) {
  const chosen = fieldsOf[tipo].map((name) => {
    const value = written[name] ?? '';
    if (name === 'numero') return [name, value.trim() === '' ? undefined : Number(value)];
    return [name, name === 'fijos' ? Object.fromEntries(pairsIn(value)) : value];
  });
  return { tipo, ...Object.fromEntries(chosen) };
}

/** What the form says, as the contract takes it. */
export const dashboardSchema = preprocess((values) => {
  const { nombre, filtros, configuracion, secreto } = Written.parse(values);
  const isWithout = configuracion.tipo === 'web' || secreto === '';
  return {
    nombre,
    filtros: pairsIn(filtros).map(([campo, name]) => ({ campo, nombre: name })),
    configuracion: settingsIn(configuracion),
    ...(isWithout ? {} : { secreto }),
  };
}, NewEmbed);
