import type { EmbedToken } from '@pliego/contract/areas/report-embeds';
import type { IReportEmbedConfiguration, models, Report, service } from 'powerbi-client';
import scriptAddress from 'powerbi-client/dist/powerbi.min.js?url';
import type { EmbedAdapter, EmbedValues } from './adapter.ts';

/** Numbers of `powerbi-models`, which is loaded as a script of the frame and not as a module of ours. */
const embedToken: models.TokenType.Embed = 1;
const transparent: models.BackgroundType.Transparent = 1;
const basicFilter: models.FilterType.Basic = 1;

/**
 * The script runs in the frame and not in our page: it hears what the report says to the window around it, and nothing else.
 */
function loadScript(document: Document): Promise<service.Service> {
  const held = document.defaultView?.powerbi;
  if (held !== undefined) return Promise.resolve(held);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = new URL(scriptAddress, location.href).href;
    script.addEventListener('load', () => {
      const loaded = document.defaultView?.powerbi;
      if (loaded === undefined) reject(new Error('The script of Power BI did not start'));
      else resolve(loaded);
    });
    script.addEventListener('error', () => reject(new Error('The script did not load')));
    document.head.append(script);
  });
}

/** A field is written as Power BI shows it: the table, a point, and the column. */
function filtersOf(values: EmbedValues): models.IBasicFilter[] {
  return Object.entries(values).map(([field, value]) => {
    const point = field.indexOf('.');
    const target = { table: field.slice(0, Math.max(point, 0)), column: field.slice(point + 1) };
    return {
      $schema: 'http://powerbi.com/product/schema#basic',
      target,
      operator: 'In',
      values: [value],
      filterType: basicFilter,
    };
  });
}

function isReport(embedded: unknown): embedded is Report {
  return typeof embedded === 'object' && embedded !== null && 'setAccessToken' in embedded;
}

/** Power BI, by its own client: it signs nothing in, but shows the report with the token that the server was given. */
export const powerBi: EmbedAdapter<'powerbi'> = async (permit, { document, title, values }) => {
  const powerbi = await loadScript(document);
  const place = document.createElement('div');
  place.style.cssText = 'width: 100%; height: 100%';
  document.body.replaceChildren(place);
  const configuration: IReportEmbedConfiguration = {
    type: 'report',
    id: permit.reporte,
    embedUrl: permit.direccion,
    accessToken: permit.token,
    tokenType: embedToken,
    filters: filtersOf(values),
    settings: {
      background: transparent,
      panes: { filters: { visible: false } },
      localeSettings: { language: 'es', formatLocale: 'es-CL' },
    },
  };
  const report = powerbi.embed(place, configuration);
  if (!isReport(report)) throw new Error('Power BI embedded something else');
  report.iframe.title = title;
  report.iframe.style.border = '0';
  await new Promise<void>((resolve, reject) => {
    report.on('loaded', () => resolve());
    // Before it is loaded, what goes wrong is why it is not there; afterwards it may be one chart of many.
    report.on('error', () => reject(new Error('Power BI did not show the report')));
  });
  return {
    renew: async (next: EmbedToken) => {
      if (next.tipo === 'powerbi') await report.setAccessToken(next.token);
    },
    refresh: () => report.refresh(),
    filter: async (chosen) => {
      await report.setFilters(filtersOf(chosen));
    },
    print: () => report.print(),
  };
};
