import { allowedMoves, type Stage, stages } from '@pliego/contract/rules/work-stages';
import { describe, expect, it } from 'vitest';
import { companies, demoWork } from './company.ts';
import { isWonBy } from './demo-tender.ts';
import { type DemoExpediente, demoExpedientes } from './expedientes.ts';
import { demoTenders } from './tenders.ts';

const now = new Date('2026-11-20T12:00:00Z');
const tenders = demoTenders(now);
const madeOn = (moment: Date, among: typeof tenders, companyId: number) =>
  demoExpedientes(
    moment,
    demoWork(moment, among).filter((one) => one.companyId === companyId),
    among,
  );
const momentsOf = (plans: readonly DemoExpediente[]) =>
  plans.flatMap(({ moves, comments, tasksDone }) => [
    ...moves.map(({ at }) => at),
    ...comments.map(({ at }) => at),
    ...(tasksDone ?? []),
  ]);
const plansOf = (companyId: number) => madeOn(now, tenders, companyId);

describe('the expedientes of the demonstration', () => {
  it('are the same for the same work', () => {
    expect(plansOf(1)).toEqual(plansOf(1));
  });

  it('stand in every stage, in both companies', () => {
    for (const { id } of companies) {
      const reached = plansOf(id).map(({ moves }) => moves.at(-1)?.stage ?? 'detectada');
      expect([...new Set(reached)].toSorted()).toEqual(stages.toSorted());
    }
  });

  it('are work of weeks, of which an afternoon has no more than an eighth', () => {
    const afternoon = new Date('2026-11-20T18:00:00Z');
    const days = momentsOf(madeOn(afternoon, demoTenders(afternoon), 1)).map((at) =>
      at.slice(0, 10),
    );
    const today = days.filter((day) => day === '2026-11-20').length;
    expect(today).toBeGreaterThan(0);
    expect(today).toBeLessThan(days.length / 8);
  });

  it('only move as the rules allow, up to today', () => {
    for (const { moves } of companies.flatMap(({ id }) => plansOf(id))) {
      let from: Stage = 'detectada';
      for (const { stage, at } of moves) {
        expect(allowedMoves(from)).toContain(stage);
        expect(Date.parse(at)).toBeLessThan(now.getTime());
        from = stage;
      }
    }
  });

  it('hand in before the closing, and end once the portal has said how', () => {
    const results: readonly Stage[] = ['ganada', 'perdida', 'sin-ganador'];
    const moved = companies.flatMap(({ id }) =>
      plansOf(id).flatMap(({ code, moves, evidence, order }) => {
        const tender = tenders.find((one) => one.code === code);
        const said = tender?.observations.at(-1)?.observedAt ?? '';
        const closesAt = tender?.closesAt ?? now.toISOString();
        const days = Object.values(order?.days ?? {});
        return moves.map((move) => ({ ...move, code, evidence, days, said, closesAt }));
      }),
    );
    const early = moved.filter(({ stage, at, said }) => results.includes(stage) && at < said);
    expect(early).toEqual([]);
    const late = moved.filter(
      ({ stage, at, closesAt }) => ![...results, 'retirada'].includes(stage) && at > closesAt,
    );
    expect(late).toEqual([]);
    const bids = moved.filter(({ stage }) => stage === 'presentada');
    expect(bids.map(({ at }) => at)).toEqual(bids.map(({ evidence }) => evidence?.at));
    const won = moved.filter(({ stage }) => stage === 'ganada');
    const hasty = won.filter(({ at, days }) => days.some((day) => day < at.slice(0, 10)));
    expect(hasty).toEqual([]);
  });

  it('are done when people work, on whatever day they are made', () => {
    const instants = ['2026-11-25T15:00:00Z', '2026-11-29T05:45:00Z', '2026-12-09T02:00:00Z'];
    const dates = instants
      .map((instant) => new Date(instant))
      .flatMap((moment) => momentsOf(madeOn(moment, demoTenders(moment), 1)));
    const isRest = (date: string) => {
      const [day, hour] = [new Date(date).getUTCDay(), new Date(date).getUTCHours()];
      return day === 0 || day === 6 || hour < 12 || hour > 20;
    };
    expect(dates.filter(isRest).length).toBeLessThan(dates.length / 50);
  });

  it('have orders whose steps came one after the other, not all of them lately', () => {
    const orders = plansOf(1).flatMap(({ order }) => (order === null ? [] : [order.days]));
    const inTurn = orders.map((days) => Object.values(days).toSorted());
    expect(orders.map((days) => Object.values(days))).toEqual(inTurn);
    const last = new Set(inTurn.map((days) => days.at(-1)));
    expect(last.size).toBeGreaterThan(orders.length / 2);
  });

  it('bear the tag of a bid from when it was handed in', () => {
    const tagged = plansOf(1).filter(({ tagged: { names } }) => names.includes('Oferta enviada'));
    expect(tagged.length).toBeGreaterThan(5);
    for (const { tagged: one, evidence } of tagged) expect(one.at).toBe(evidence?.at);
  });

  it('wait for a decision on what the portal suggests', () => {
    for (const { id } of companies) {
      const suggested = plansOf(id).flatMap(({ proposal }) => proposal?.stage ?? []);
      expect(new Set(suggested)).toEqual(new Set(['ganada', 'perdida']));
    }
  });

  it('end as the portal says: won is what the company was awarded, for what it offered', () => {
    for (const { id, taxId } of companies) {
      const ended = plansOf(id).flatMap((plan) => {
        const tender = tenders.find(({ code }) => code === plan.code);
        const stage = plan.proposal ?? plan.moves.at(-1)?.stage;
        const isEnded = stage === 'ganada' || stage === 'perdida';
        return tender === undefined || !isEnded ? [] : [{ plan, tender, stage }];
      });
      expect(new Set(ended.map(({ stage }) => stage)).size).toBe(2);
      for (const { plan, tender, stage } of ended) {
        expect([plan.code, isWonBy(tender, taxId)]).toEqual([plan.code, stage === 'ganada']);
        const awarded = tender.awards
          .filter((award) => stage === 'perdida' || award.taxId === taxId)
          .reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
        const ratio = (plan.offer?.amount ?? 0) / awarded;
        expect(ratio).toBeGreaterThan(0.999);
        expect(ratio).toBeLessThan(stage === 'ganada' ? 1.001 : 1.19);
      }
    }
  });

  it('have next what the order of a won tender asks for', () => {
    const after: Record<string, string> = {
      recibida: 'Aceptar la orden de compra',
      aceptada: 'Coordinar la entrega con bodega',
      entregada: 'Enviar la factura',
      facturada: 'Confirmar el pago con tesorería',
    };
    const next = plansOf(1).flatMap(({ order, nextAction }) =>
      order === null ? [] : [[Object.keys(order.days).at(-1), nextAction?.text ?? null] as const],
    );
    const told = next.filter(([, text]) => text !== null);
    expect(told.length).toBeGreaterThan(3);
    expect(told).toEqual(told.map(([last = '']) => [last, after[last]]));
  });
});
