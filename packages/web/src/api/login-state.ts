import type { UserData } from '@pliego/contract/areas/auth-shapes';
import { useSyncExternalStore } from 'react';
import { reportEmbedsApi } from './areas/report-embeds.ts';
import { ReportEmbed } from './report-embed/report-embed.ts';
import { companyCookie } from './session.ts';
import { useSessionIfAny } from './use-session.ts';

/** The one dashboard of another service that a page shows. The adapters are loaded with the first. */
export const reportEmbed = new ReportEmbed({
  ask: (id) => reportEmbedsApi.token({ params: { id } }),
  show: async (permit, place) => (await import('./report-embed/show.ts')).show(permit, place),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  now: () => Date.now(),
});

/** The login state of the specification (section 3). */
export interface LoginState {
  userData: UserData | null;
  /** From the cookie; 0 before sign-in. */
  empresa: number;
  reportEmbed: ReportEmbed;
  /** Whether the dashboard is there. */
  loaded: boolean;
}

export function useLoginState(): LoginState {
  const session = useSessionIfAny();
  const { loaded } = useReportEmbed();
  return {
    userData: session?.userData ?? null,
    empresa: session?.empresa ?? companyCookie(),
    reportEmbed,
    loaded,
  };
}

/** How the dashboard is. */
export function useReportEmbed() {
  const state = useSyncExternalStore(reportEmbed.subscribe, () => reportEmbed.state);
  return { ...state, loaded: state.status === 'loaded' };
}
