import type { EmbedToken } from '@pliego/contract/areas/report-embeds';
import type { EmbedPlace, EmbedView } from './adapter.ts';
import { metabase, webPage } from './framed-page.ts';
import { superset } from './superset.ts';

/** Shows a dashboard by the adapter of its service. The one of Power BI is loaded when one is opened. */
export async function show(permit: EmbedToken, place: EmbedPlace): Promise<EmbedView> {
  switch (permit.tipo) {
    case 'powerbi': {
      const { powerBi } = await import('./power-bi.ts');
      return powerBi(permit, place);
    }
    case 'metabase':
      return metabase(permit, place);
    case 'superset':
      return superset(permit, place);
    case 'web':
      return webPage(permit, place);
  }
}
