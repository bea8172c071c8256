import type { OwnData } from '@pliego/contract/areas/privacy';
import type { Message } from '@pliego/contract/message';
import { sql } from 'drizzle-orm';
import { companiesOfUser, sessionsOfUser, userById } from '#server/areas/auth/queries.ts';
import { type Database, rowsOf, type Tx } from '#server/db/database.ts';
import { textOf } from '#server/texts/text-of.ts';

type CompanyData = Omit<OwnData['empresas'][number], 'nombre' | 'role'>;

const iso = (instant: Date | string): string => new Date(instant).toISOString();
/** The code of the tender of a row, by which people know it. */
const code = sql`coalesce((select t.code from visible_tenders t where t.id = r.tender_id), r.tender_id::text) as codigo`;

async function tendersOf(tx: Tx, userId: number): Promise<CompanyData['licitaciones']> {
  return rowsOf(
    tx,
    sql`select t.code as codigo, t.title as nombre, r.relation as relacion from (
        select tender_id, 'responsable' as relation from tender_work where company_id = current_company() and assignee_id = ${userId}
        union all select tender_id, 'colabora' from tender_collaborators where company_id = current_company() and user_id = ${userId}
        union all select tender_id, 'sigue' from tender_followers where company_id = current_company() and user_id = ${userId} and is_following
      ) r join visible_tenders t on t.id = r.tender_id order by t.code, r.relation`,
  );
}

/** What one company holds of a person; in its scope, so that it is theirs to see. */
async function companyData(tx: Tx, userId: number): Promise<CompanyData> {
  const comments = await rowsOf<{ codigo: string; texto: string; at: Date | string }>(
    tx,
    sql`select ${code}, r.body as texto, r.created_at as at from tender_comments r
      where r.company_id = current_company() and r.author_id = ${userId} and r.body <> '' order by r.id`,
  );
  const tasks = await rowsOf<{ codigo: string; titulo: string; at: Date | string | null }>(
    tx,
    sql`select ${code}, r.title as titulo, r.done_at as at from tender_tasks r
      where r.company_id = current_company() and (r.assignee_id = ${userId} or r.done_by = ${userId}) order by r.id`,
  );
  const files = await rowsOf<{ codigo: string; nombre: string; at: Date | string }>(
    tx,
    sql`select ${code}, r.name as nombre, r.uploaded_at as at from tender_files r
      where r.company_id = current_company() and r.uploaded_by = ${userId} order by r.id`,
  );
  const acts = await rowsOf<{ codigo: string; tipo: string; at: Date | string }>(
    tx,
    sql`select ${code}, r.type as tipo, r.at from events r
      where r.company_id = current_company() and r.actor_id = ${userId} order by r.id`,
  );
  const notices = await rowsOf<{ message: Message; at: Date | string; read: boolean }>(
    tx,
    sql`select r.message, r.at, r.read_at is not null as read from notices r
      where r.company_id = current_company() and r.user_id = ${userId} order by r.id`,
  );
  return {
    licitaciones: await tendersOf(tx, userId),
    comentarios: comments.map(({ codigo, texto, at }) => ({ codigo, texto, cuando: iso(at) })),
    tareas: tasks.map(({ codigo, titulo, at }) => ({
      codigo,
      titulo,
      hecha: at === null ? null : iso(at),
    })),
    archivos: files.map(({ codigo, nombre, at }) => ({ codigo, nombre, cuando: iso(at) })),
    actos: acts.map(({ codigo, tipo, at }) => ({ codigo, tipo, cuando: iso(at) })),
    avisos: notices.map(({ message, at, read }) => ({
      texto: textOf(message),
      cuando: iso(at),
      leido: read,
    })),
  };
}

/** Everything that is known of a person, in all companies that they may enter. */
export async function ownData(database: Database, userId: number, now: Date): Promise<OwnData> {
  const known = await database.read('system', async (tx) => ({
    user: await userById(tx, userId),
    companies: await companiesOfUser(tx, userId),
    sessions: await sessionsOfUser(tx, userId, now),
  }));
  const { user, companies, sessions } = known;
  if (user === undefined) throw new Error('The person of the session is not there');
  const empresas: OwnData['empresas'] = [];
  for (const { id: companyId, nombre, role } of companies) {
    const data = await database.read({ companyId, userId }, (tx) => companyData(tx, userId));
    empresas.push({ nombre, role, ...data });
  }
  const { fullName, username, email, createdAt } = user;
  return {
    persona: { fullName, username, email, creada: createdAt.toISOString() },
    sesiones: sessions.map(({ userAgent, address, createdAt: since, lastUsedAt }) => ({
      navegador: userAgent,
      direccion: address,
      desde: since.toISOString(),
      ultimoUso: lastUsedAt.toISOString(),
    })),
    empresas,
  };
}
