import {
  type EmbedFilter,
  type EmbedSettings,
  mostEmbeds,
} from '@pliego/contract/areas/report-embeds';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { and, eq } from 'drizzle-orm';
import { writtenAddress } from '#server/areas/webhooks/target-address.ts';
import type { CompanyScope, Tx } from '#server/db/database.ts';
import { companies } from '#server/db/schema/companies.ts';
import { embedSites, reportEmbeds } from '#server/db/schema/report-embeds.ts';
import type { EmbedReach } from './embed-service.ts';
import { holderOf, siteOf } from './mint-token.ts';
import { embedById, type EmbedRow, sitesOf, unknownEmbed } from './queries.ts';

interface Around {
  reach: EmbedReach;
  /** Ours, of which no page is ever shown: it would be in a frame that may run its scripts. */
  ours: URL;
  now: Date;
}

const own = (companyId: number, id: number) =>
  and(eq(reportEmbeds.companyId, companyId), eq(reportEmbeds.id, id));

const lockCompany = (tx: Tx, companyId: number) =>
  tx.select().from(companies).where(eq(companies.id, companyId)).for('update');

type Refusal =
  | 'tablero-propio'
  | 'tablero-sitio-no-permitido'
  | 'falta-secreto-de-tablero'
  | 'tablero-pide-secreto';

const refused = (field: string, code: Refusal) =>
  fieldProblem('datos-invalidos', field, createMessage(code));

/** Refuses where a dashboard may not be: out of reach, on a site of ours, or on one that the company does not allow. */
async function checkPlace(
  tx: Tx,
  companyId: number,
  settings: EmbedSettings,
  { reach, ours }: Around,
): Promise<void> {
  if (settings.tipo === 'powerbi') return;
  const isPage = settings.tipo === 'web';
  const field = isPage ? 'configuracion.direccion' : 'configuracion.servidor';
  const written = isPage ? settings.direccion : settings.servidor;
  writtenAddress(written, reach.allowsPrivate, field);
  const site = siteOf(settings, reach);
  if (new URL(site).host === ours.host) throw refused(field, 'tablero-propio');
  if (isPage && !(await sitesOf(tx, companyId)).includes(site)) {
    throw refused(field, 'tablero-sitio-no-permitido');
  }
}

export interface NewDashboard {
  nombre: string;
  filtros: EmbedFilter[];
  configuracion: EmbedSettings;
  sealedSecret: string | null;
}

export async function createEmbed(
  tx: Tx,
  { companyId, userId }: CompanyScope,
  { nombre, filtros, configuracion, sealedSecret }: NewDashboard,
  around: Around,
): Promise<number> {
  await lockCompany(tx, companyId);
  if ((await tx.$count(reportEmbeds, eq(reportEmbeds.companyId, companyId))) >= mostEmbeds) {
    const params = { max: mostEmbeds };
    throw new ProblemError('cuota-superada', createMessage('demasiados-tableros', params));
  }
  await checkPlace(tx, companyId, configuracion, around);
  if (configuracion.tipo !== 'web' && sealedSecret === null) {
    throw refused('secreto', 'falta-secreto-de-tablero');
  }
  const [made] = await tx
    .insert(reportEmbeds)
    .values({
      companyId,
      name: nombre,
      settings: configuracion,
      filters: filtros,
      sealedSecret: configuracion.tipo === 'web' ? null : sealedSecret,
      createdBy: userId,
      createdAt: around.now,
    })
    .returning({ id: reportEmbeds.id });
  if (made === undefined) throw new Error('An insert answered no row');
  return made.id;
}

export interface DashboardChange {
  nombre?: string | undefined;
  filtros?: EmbedFilter[] | undefined;
  configuracion?: EmbedSettings | undefined;
  sealedSecret: string | null;
}

/** What of a change is new, by column. */
function newValues(held: EmbedRow, change: DashboardChange) {
  const { nombre, filtros, configuracion, sealedSecret } = change;
  const settings = configuracion ?? held.settings;
  const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
  if (settings.tipo !== 'web' && sealedSecret === null) {
    if (holderOf(settings) !== holderOf(held.settings)) {
      throw refused('secreto', 'tablero-pide-secreto');
    }
  }
  const isPage = settings.tipo === 'web';
  return {
    ...(nombre === undefined || nombre === held.name ? {} : { name: nombre }),
    ...(filtros === undefined || isSame(filtros, held.filters) ? {} : { filters: filtros }),
    ...(isSame(settings, held.settings) ? {} : { settings }),
    ...(isPage && held.settings.tipo !== 'web' ? { sealedSecret: null } : {}),
    ...(!isPage && sealedSecret !== null ? { sealedSecret } : {}),
  };
}

/**
 * Changes a dashboard. Answers whether anything was new.
 *
 * @param present How the current state is presented in a version conflict.
 */
export async function changeEmbed(
  tx: Tx,
  { companyId, id, ifVersion }: { companyId: number; id: number; ifVersion: number | undefined },
  change: DashboardChange,
  { present, ...around }: Around & { present: (row: EmbedRow) => unknown },
): Promise<boolean> {
  await lockCompany(tx, companyId);
  const held = await embedById(tx, companyId, id);
  if (ifVersion !== undefined && ifVersion !== held.version) {
    throw new ProblemError('version-antigua', undefined, { actual: present(held) });
  }
  if (change.configuracion !== undefined) {
    await checkPlace(tx, companyId, change.configuracion, around);
  }
  const values = newValues(held, change);
  if (Object.keys(values).length === 0) return false;
  await tx
    .update(reportEmbeds)
    .set({ ...values, version: held.version + 1 })
    .where(own(companyId, id));
  return true;
}

/** Answers how it was called. */
export async function removeEmbed(tx: Tx, companyId: number, id: number): Promise<string> {
  const [removed] = await tx
    .delete(reportEmbeds)
    .where(own(companyId, id))
    .returning({ name: reportEmbeds.name });
  if (removed === undefined) throw unknownEmbed();
  return removed.name;
}

/** Replaces the sites that a company allows. Answers whether any was new or taken away. */
export async function setSites(
  tx: Tx,
  companyId: number,
  sites: readonly string[],
  { reach, ours }: Around,
): Promise<boolean> {
  for (const site of sites) {
    writtenAddress(site, reach.allowsPrivate, 'sitios');
    if (new URL(site).host === ours.host) throw refused('sitios', 'tablero-propio');
  }
  await lockCompany(tx, companyId);
  const allowed = [...new Set(sites.map((site) => new URL(site).origin))].toSorted();
  const held = await sitesOf(tx, companyId);
  if (held.toSorted().join(' ') === allowed.join(' ')) return false;
  await tx.delete(embedSites).where(eq(embedSites.companyId, companyId));
  if (allowed.length > 0) {
    await tx.insert(embedSites).values(allowed.map((site) => ({ companyId, site })));
  }
  return true;
}
