import type { SourceDate } from '#web/lib/format.ts';
import type { ChangedField, TenderChange } from '@pliego/contract/areas/tender-history';

/** What one observation changed. */
export interface ChangeGroup {
  key: string;
  /** Source and time: those of the first change, which all share. */
  said: Pick<
    TenderChange,
    'cuando' | 'leida' | 'fuente' | 'formato' | 'archivo' | 'propio' | 'usuario'
  >;
  /** Fields that there is one of, those that decide first. */
  fields: TenderChange[];
  /** What there are several of: lines, lots, documents, orders, and terms that were not known before. */
  lists: ListChange[];
}

/** One list that an observation changed. */
export interface ListChange {
  field: ChangedField;
  added: TenderChange[];
  removed: TenderChange[];
  changed: TenderChange[];
}

const listFields: readonly ChangedField[] = ['item', 'lote', 'documento', 'orden', 'condicion'];

/** The first full record brings all terms at once; one that changes later matters by itself. */
const isListed = ({ campo, antes }: TenderChange): boolean =>
  listFields.includes(campo) && (campo !== 'condicion' || antes === null);

/** The fields that matter for a decision; the others follow in their order. */
const firstFields: readonly ((change: TenderChange) => boolean)[] = [
  ({ campo, detalle }) => campo === 'fecha' && detalle === 'cierre',
  ({ campo }) => campo === 'estado',
  ({ campo }) => campo === 'monto',
];

const keyOf = ({ cuando, leida, fuente, formato, archivo, propio }: TenderChange): string =>
  [cuando, leida, fuente, formato, archivo, propio].join(' ');

const rankOf = (change: TenderChange): number => {
  const rank = firstFields.findIndex((isField) => isField(change));
  return rank === -1 ? firstFields.length : rank;
};

function listsOf(changes: readonly TenderChange[]): ListChange[] {
  return listFields.flatMap((field) => {
    const own = changes.filter((change) => change.campo === field && isListed(change));
    if (own.length === 0) return [];
    return {
      field,
      added: own.filter(({ antes }) => antes === null),
      removed: own.filter(({ despues }) => despues === null),
      changed: own.filter(({ antes, despues }) => antes !== null && despues !== null),
    };
  });
}

/** The history by observation, in the order in which it came: the newest first. */
export function groupsOf(changes: readonly TenderChange[]): ChangeGroup[] {
  const runs: TenderChange[][] = [];
  for (const change of changes) {
    const run = runs.at(-1);
    const first = run?.[0];
    if (run !== undefined && first !== undefined && keyOf(first) === keyOf(change)) {
      run.push(change);
    } else {
      runs.push([change]);
    }
  }
  return runs.flatMap((run, index) => {
    const said = run[0];
    if (said === undefined) return [];
    // Newest first; within one observation the order of the ficha.
    const ordered = run.toReversed();
    const fields = ordered
      .filter((change) => !isListed(change))
      .toSorted((one, other) => rankOf(one) - rankOf(other));
    return { key: `${keyOf(said)} ${index}`, said, fields, lists: listsOf(ordered) };
  });
}

export interface ClosingMove {
  from: SourceDate;
  to: SourceDate;
  /** How often it has moved, this time included. */
  times: number;
  change: TenderChange;
}

/** The lists of Mercado Público give no more than a first idea of the closing. */
const isSummary = (change: TenderChange | undefined): boolean => change?.formato === 'mp-listado';

/**
 * The last move of the closing. A difference between a full record and a list is not a move: both describe the
 * same closing, and only one of them knew it.
 *
 * @param until Leaves out later changes.
 */
export function closingMove(
  changes: readonly TenderChange[],
  until: string | undefined,
): ClosingMove | null {
  const limit = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until);
  const known = changes.filter(({ cuando }) => cuando === null || Date.parse(cuando) <= limit);
  const closings = known.filter(({ campo, detalle }) => campo === 'fecha' && detalle === 'cierre');
  const first = known.find(({ campo }) => campo === 'licitacion');
  const moves = closings.filter((change, index) => {
    const isMove = change.antes?.tipo === 'instante' && change.despues?.tipo === 'instante';
    const toldBefore = closings[index + 1] ?? first;
    return isMove && !(isSummary(toldBefore) && !isSummary(change));
  });
  const change = moves[0];
  if (change?.antes?.tipo !== 'instante' || change.despues?.tipo !== 'instante') return null;
  const [from, to] = [change.antes, change.despues];
  // Later changes may have removed it: then there is no closing to show.
  const isStill = closings[0] === change;
  return isStill ? { from, to, times: moves.length, change } : null;
}
