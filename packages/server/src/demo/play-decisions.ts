import { matchDismissals } from '#server/db/schema/matches.ts';
import { tenderIdsByCode } from '#server/areas/tenders/queries.ts';
import { recordEvent } from '#server/areas/work/event-commands.ts';
import { setFollowing } from '#server/areas/work/follow-commands.ts';
import type { Tx } from '#server/db/database.ts';
import { atWork, dayMs } from './calendar.ts';
import type { DemoTender } from './demo-tender.ts';

/** What somebody did with what fits a product: the tenders that say a word are followed, or are not for us. */
interface DemoDecision {
  sku: string;
  says: RegExp;
  /** What such a tender asks for besides makes it another case. */
  without: RegExp;
  most: number;
  by: string;
  /** Null: they are followed. */
  reason: string | null;
}

const medicines = /ceftriaxona|amoxicilina/i;

/** «Sin polvo» of gloves also finds medicines in powder: what is dismissed proposes to exclude them. */
const decisions: readonly DemoDecision[] = [
  {
    sku: 'GN-100',
    says: /guantes de examen/i,
    without: medicines,
    most: 7,
    by: 'gestora@andes.demo',
    reason: null,
  },
  {
    sku: 'GN-100',
    says: /ceftriaxona/i,
    without: /guantes/i,
    most: 4,
    by: 'gestora@andes.demo',
    reason: 'Es un antibiótico en polvo, no guantes.',
  },
  {
    sku: 'GN-100',
    says: /amoxicilina/i,
    without: /guantes|ceftriaxona/i,
    most: 3,
    by: 'analista@andes.demo',
    reason: 'Piden un jarabe en polvo.',
  },
];

/** Everything that a tender asks for, as its last observation states it. */
const saidBy = ({ observations }: DemoTender): string =>
  JSON.stringify(observations.at(-1)?.payload);

/** When people last were at work, but for today. */
function lately(now: Date): Date {
  const to = now.getTime() - dayMs;
  return new Date(atWork(to, { from: to - 7 * dayMs, to, hour: 0.4 }));
}

interface Played {
  companyId: number;
  /** By sku. */
  productIds: ReadonlyMap<string, { id: number; name: string }>;
  /** By e-mail. */
  userIds: ReadonlyMap<string, number>;
  tenders: readonly DemoTender[];
  /** The codes of those that the company works on. */
  worked: ReadonlySet<string>;
  now: Date;
}

/** Follows and dismisses some open tenders, so that the precision of a product and a proposal can be seen. */
export async function playDecisions(
  tx: Tx,
  { companyId, productIds, userIds, tenders, worked, now }: Played,
): Promise<void> {
  const open = tenders.filter(({ closesAt }) => closesAt !== null && closesAt > now.toISOString());
  for (const { sku, says, without, most, by, reason } of decisions) {
    const [product, userId] = [productIds.get(sku), userIds.get(by)];
    if (product === undefined || userId === undefined) continue;
    const said = open
      .filter((tender) => says.test(saidBy(tender)) && !without.test(saidBy(tender)))
      .map(({ code }) => code);
    // What is worked on for another product is no reason to keep the word for this one.
    const others = said.filter((code) => !worked.has(code)).slice(0, most);
    const codes = [...(reason === null ? [] : said.filter((code) => worked.has(code))), ...others];
    const at = lately(now);
    for (const tenderId of (await tenderIdsByCode(tx, 'demostracion', codes)).values()) {
      if (reason === null) {
        await setFollowing(tx, { companyId, tenderId, userId, now: at }, true, 'choice');
        continue;
      }
      const row = { companyId, tenderId, productId: product.id, userId, at, reason };
      await tx.insert(matchDismissals).values(row);
      await recordEvent(tx, {
        companyId,
        tenderId,
        actorId: userId,
        now: at,
        type: 'calce-descartado',
        before: [`${sku} ${product.name}`],
        facts: { motivo: reason },
      });
    }
  }
}
