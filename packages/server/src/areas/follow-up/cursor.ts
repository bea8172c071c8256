import { createMessage } from '@pliego/contract/message';
import { fieldProblem } from '@pliego/contract/problem';
import * as z from 'zod';
import { isInstant, parsed } from '#server/areas/tenders/cursor.ts';

/** The last row of a page: of one instant those of the team come before those of the portal, each newest first. */
export interface Place {
  /** As the database writes it: with all its digits. */
  at: string;
  kind: 'portal' | 'equipo';
  id: number;
}

const Cursor = z.tuple([
  z.string().max(40).refine(isInstant),
  z.enum(['portal', 'equipo']),
  z.number().int().nonnegative().max(2_147_483_647),
]);

export const encodePlace = ({ at, kind, id }: Place): string =>
  Buffer.from(JSON.stringify([at, kind, id])).toString('base64url');

export function decodePlace(cursor: string): Place {
  const read = Cursor.safeParse(parsed(cursor));
  if (!read.success) {
    throw fieldProblem('datos-invalidos', 'cursor', createMessage('cursor-ajeno'));
  }
  const [at, kind, id] = read.data;
  return { at, kind, id };
}
