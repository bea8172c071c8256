import type { EmbedSettings, EmbedToken, WebSettings } from '@pliego/contract/areas/report-embeds';
import { checkPage } from './check-page.ts';
import type { EmbedReach, EmbedService, Minting } from './embed-service.ts';
import { metabase } from './metabase.ts';
import { powerBi } from './power-bi.ts';
import { superset } from './superset.ts';

/** A page of an allowed site has no token: its address is all there is. */
const webPage: EmbedService<WebSettings> = async ({ settings: { direccion }, reach, ours }) => {
  await checkPage(direccion, { reach, ours });
  return { tipo: 'web', direccion };
};

/** Asks the service of a dashboard to let a reader in. Throws EmbedFailure. */
export function mintToken({ settings, ...around }: Minting): Promise<EmbedToken> {
  switch (settings.tipo) {
    case 'powerbi':
      return powerBi({ ...around, settings });
    case 'metabase':
      return metabase({ ...around, settings });
    case 'superset':
      return superset({ ...around, settings });
    case 'web':
      return webPage({ ...around, settings });
  }
}

/** The one site that the frame of a dashboard opens to. */
export function siteOf(settings: EmbedSettings, { powerBi: { app } }: EmbedReach): string {
  if (settings.tipo === 'powerbi') return app;
  return new URL(settings.tipo === 'web' ? settings.direccion : settings.servidor).origin;
}

/** Whom the secret is shown to: a stored one goes to nobody else. */
export function holderOf(settings: EmbedSettings): string {
  switch (settings.tipo) {
    case 'powerbi':
      return `powerbi ${settings.inquilino} ${settings.cliente}`;
    case 'metabase':
      return `metabase ${settings.servidor}`;
    case 'superset':
      return `superset ${settings.servidor} ${settings.usuario}`;
    case 'web':
      return 'web';
  }
}
