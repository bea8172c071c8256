import type { feedKinds } from '@pliego/contract/areas/calendars';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem } from '@pliego/contract/problem';
import { and, count, eq, isNull, lte, or } from 'drizzle-orm';
import { searchOf } from '#server/areas/tenders/search-queries.ts';
import { mustExist } from '#server/areas/work/hold-commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import { hashToken } from '#server/auth/session-token.ts';
import type { Tx } from '#server/db/database.ts';
import { calendarFeeds } from '#server/db/schema/deadlines.ts';
import { unknownCalendar } from './queries.ts';

/** So many addresses a person needs at most; each is read again and again. */
const mostFeeds = 50;
const hourMs = 3_600_000;

/** A feed as a person asks for it. */
export interface NewFeed {
  clase: (typeof feedKinds)[number];
  nombre?: string | undefined;
  licitacion?: number | null | undefined;
  filtro?: TenderFilter | null | undefined;
}

const names: Record<NewFeed['clase'], string> = {
  mias: 'Pliego: mis licitaciones',
  siguiendo: 'Pliego: las que sigo',
  licitacion: 'Pliego: licitación',
  vista: 'Pliego: lista',
};

function checked({ clase, licitacion = null, filtro = null }: NewFeed) {
  if (clase === 'licitacion' && licitacion === null)
    throw fieldProblem(
      'datos-invalidos',
      'licitacion',
      createMessage('falta-licitacion-de-calendario'),
    );
  if (clase === 'vista' && filtro === null)
    throw fieldProblem('datos-invalidos', 'filtro', createMessage('falta-filtro-de-calendario'));
  // A search that the list refuses is refused here, not each time a calendar reads.
  searchOf(filtro?.q);
  return {
    tenderId: clase === 'licitacion' ? licitacion : null,
    filter: clase === 'vista' ? filtro : null,
  };
}

/** Makes a feed; only the hash of its secret is stored. */
export async function createFeed(
  tx: Tx,
  { companyId, userId }: Caller,
  feed: NewFeed,
  { secret, now }: { secret: string; now: Date },
): Promise<number> {
  const { tenderId, filter } = checked(feed);
  if (tenderId !== null) await mustExist(tx, tenderId);
  const own = and(eq(calendarFeeds.companyId, companyId), eq(calendarFeeds.userId, userId));
  const [known] = await tx.select({ feeds: count() }).from(calendarFeeds).where(own);
  if ((known?.feeds ?? 0) >= mostFeeds)
    throw fieldProblem(
      'datos-invalidos',
      '',
      createMessage('demasiados-calendarios', { max: mostFeeds }),
    );
  const [row] = await tx
    .insert(calendarFeeds)
    .values({
      companyId,
      userId,
      secretHash: hashToken(secret),
      kind: feed.clase,
      name: feed.nombre ?? names[feed.clase],
      tenderId,
      filter,
      createdAt: now,
    })
    .returning({ id: calendarFeeds.id });
  return row?.id ?? 0;
}

/** Revokes a feed of the person themselves. */
export async function removeFeed(tx: Tx, { companyId, userId }: Caller, id: number) {
  const removed = await tx
    .delete(calendarFeeds)
    .where(
      and(
        eq(calendarFeeds.id, id),
        eq(calendarFeeds.companyId, companyId),
        eq(calendarFeeds.userId, userId),
      ),
    )
    .returning({ id: calendarFeeds.id });
  if (removed.length === 0) throw unknownCalendar();
  return { id };
}

/** Notes that a calendar read a feed, at most once an hour. */
export async function noteRead(tx: Tx, companyId: number, id: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - hourMs);
  await tx
    .update(calendarFeeds)
    .set({ readAt: now })
    .where(
      and(
        eq(calendarFeeds.companyId, companyId),
        eq(calendarFeeds.id, id),
        or(isNull(calendarFeeds.readAt), lte(calendarFeeds.readAt, before)),
      ),
    );
}
