/** The state that one screen of this area passes to the next. It stays with the history entry, also on reload. */
export interface Arrival {
  /** Where a mail was sent. */
  mailTo?: string;
  /** The password was right, and the code is still to come. */
  secondStep?: boolean;
  /** The link of a registration held no more. */
  deadLink?: boolean;
  /** Why one is back at the start: a key of the texts. */
  notice?: 'stepOver' | 'passwordChanged';
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    arrival?: Arrival;
  }
}
