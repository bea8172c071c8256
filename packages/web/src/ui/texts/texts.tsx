import type { PasswordStrength } from '#web/lib/password-strength.ts';
import { createContext, use, type ReactNode } from 'react';

/** The few words `ui` needs by itself. The app gives them, so that `ui` knows no language. */
export interface UiTexts {
  retry: string;
  close: string;
  clear: string;
  loading: string;
  search: string;
  noOptions: string;
  wrongDate: string;
  lateDate: (day: string) => string;
  errorTitle: string;
  copied: string;
  /** The name of the edge by which a column is made wider. */
  columnWidth: (column: string) => string;
  requestId: (id: string) => string;
  password: {
    show: string;
    hide: string;
    capsLock: string;
    /** How good one is that is being chosen, and what it lacks. */
    strength: (strength: PasswordStrength) => string;
  };
  /** The text of a failed call, and the id under which the server logged it. */
  problem: {
    text: (error: unknown) => string;
    requestId: (error: unknown) => string | undefined;
  };
}

const Context = createContext<UiTexts | null>(null);

export function UiTextsProvider({ texts, children }: { texts: UiTexts; children: ReactNode }) {
  return <Context value={texts}>{children}</Context>;
}

export function useUiTexts(): UiTexts {
  const texts = use(Context);
  if (texts === null) throw new Error('UiTextsProvider is missing above this component');
  return texts;
}
