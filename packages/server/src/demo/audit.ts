import { type Act, recordAudit } from '#server/areas/audit/commands.ts';
import type { Origin } from '#server/auth/origin.ts';
import type { Tx } from '#server/db/database.ts';
import { hourMs } from './calendar.ts';

const office: Origin = {
  address: '192.0.2.24',
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
};
const home: Origin = {
  address: '198.51.100.7',
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
};

/** Something that somebody of a company did before today. */
interface DemoAct {
  hoursAgo: number;
  /** E-mail of who did it; null where nobody knows. */
  by: string | null;
  from: Origin;
  /** Of the person to whom it was done. */
  to?: string;
  act: Act;
}

const enters = (by: string, hoursAgo: number, from = office): DemoAct => ({
  hoursAgo,
  by,
  from,
  act: { action: 'ingreso' },
});

const admin = 'admin@andes.demo';
const manager = 'gestora@andes.demo';
const analyst = 'analista@andes.demo';
const southern = 'admin@austral.demo';

/** What was done in each company, the oldest first. */
const acts: Readonly<Record<number, readonly DemoAct[]>> = {
  1: [
    { hoursAgo: 700, by: admin, from: office, act: { action: 'empresa-creada' } },
    enters(admin, 651),
    {
      hoursAgo: 650,
      by: admin,
      from: office,
      to: analyst,
      act: { action: 'rol', details: { de: 'author', a: 'editor' } },
    },
    {
      hoursAgo: 649,
      by: admin,
      from: office,
      act: { action: 'empresa-regla', details: { regla: 'criterios' } },
    },
    enters(manager, 196),
    {
      hoursAgo: 195,
      by: manager,
      from: office,
      act: { action: 'exportacion', details: { lista: 'seguimiento' } },
    },
    { hoursAgo: 122, by: null, from: home, to: analyst, act: { action: 'ingreso-fallido' } },
    enters(analyst, 121, home),
    { hoursAgo: 120, by: analyst, from: home, act: { action: 'segundo-paso-activado' } },
    enters(manager, 50),
    {
      hoursAgo: 49,
      by: manager,
      from: office,
      act: {
        action: 'importacion',
        subject: { kind: 'importacion', id: 1, name: 'licitaciones-noviembre.csv' },
      },
    },
    enters(admin, 26),
    { hoursAgo: 25, by: admin, from: office, act: { action: 'salida' } },
  ],
  2: [
    { hoursAgo: 600, by: southern, from: office, act: { action: 'empresa-creada' } },
    enters(southern, 30),
  ],
};

/** Writes down what the people of a company of the demonstration did before today. */
export async function playAudit(
  tx: Tx,
  companyId: number,
  {
    ids,
    names,
    now,
  }: { ids: ReadonlyMap<string, number>; names: ReadonlyMap<string, string>; now: Date },
): Promise<void> {
  for (const { hoursAgo, by, from, to, act } of acts[companyId] ?? []) {
    const userId = by === null ? null : (ids.get(by) ?? null);
    const at = new Date(now.getTime() - hoursAgo * hourMs);
    const person =
      to === undefined
        ? {}
        : {
            subject: { kind: 'persona', id: ids.get(to) ?? 0, name: names.get(to) ?? '' } as const,
          };
    await recordAudit(tx, { companyId, userId, from, now: at }, { ...act, ...person });
  }
}
