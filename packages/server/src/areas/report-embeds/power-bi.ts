import type { PowerBiSettings } from '@pliego/contract/areas/report-embeds';
import { createMessage } from '@pliego/contract/message';
import * as z from 'zod/mini';
import { EmbedFailure } from './embed-failure.ts';
import { askService, type EmbedService } from './embed-service.ts';

/** What a token lasts at most; Power BI takes less where the sign-in ends before. */
const lifetimeMinutes = 15;

const SignedIn = z.object({ access_token: z.string() });
const Report = z.object({ embedUrl: z.string(), datasetId: z.optional(z.nullable(z.string())) });
const EmbedToken = z.object({ token: z.string(), expiration: z.iso.datetime({ offset: true }) });

/**
 * Power BI, «embed for your customers»: the server signs in as an application (OAuth 2.0, client credentials), asks where the
 * report is, and for a token that reads this report alone.
 */
export const powerBi: EmbedService<PowerBiSettings> = async ({ settings, secret, reach }) => {
  const { login, api, app } = reach.powerBi;
  const { inquilino, cliente, area, reporte } = settings;
  const signedIn = await askService(reach, `${login}/${inquilino}/oauth2/v2.0/token`, SignedIn, {
    method: 'POST',
    form: {
      grant_type: 'client_credentials',
      client_id: cliente,
      client_secret: secret,
      scope: 'https://analysis.windows.net/powerbi/api/.default',
    },
  });
  const headers = { authorization: `Bearer ${signedIn.data.access_token}` };
  const at = `${api}/v1.0/myorg/groups/${area}/reports/${reporte}`;
  const { data: report } = await askService(reach, at, Report, { headers });
  if (!URL.canParse(report.embedUrl) || new URL(report.embedUrl).origin !== app) {
    throw new EmbedFailure(createMessage('tablero-no-se-entiende'));
  }
  const datasets =
    report.datasetId === undefined || report.datasetId === null ? [] : [{ id: report.datasetId }];
  const { data } = await askService(reach, `${api}/v1.0/myorg/GenerateToken`, EmbedToken, {
    method: 'POST',
    headers,
    json: {
      reports: [{ id: reporte, allowEdit: false }],
      datasets,
      lifetimeInMinutes: lifetimeMinutes,
    },
  });
  return {
    tipo: 'powerbi',
    direccion: report.embedUrl,
    reporte,
    token: data.token,
    vence: new Date(data.expiration).toISOString(),
  };
};
