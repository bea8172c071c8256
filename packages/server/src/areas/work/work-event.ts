import type { EventFacts, EventType } from '@pliego/contract/areas/tender-log';

/** An act on a tender, as it is recorded. */
export interface WorkEvent {
  companyId: number;
  tenderId: number;
  /** Null where nobody did it: the portal's state applied by itself. */
  actorId: number | null;
  now: Date;
  type: EventType;
  /** Names as they are now. */
  before?: string[];
  after?: string[];
  facts?: EventFacts;
}
