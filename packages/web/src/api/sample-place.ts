import { sampleApi } from './areas/sample.ts';
import { sampleApp } from './sample-page.ts';

/** Where the sample data of this page is. Not persisted: who answers is determined again in every page. */
export const samplePlaceQuery = {
  queryKey: ['sample', 'place'],
  queryFn: async () => {
    const isOnServer = (await sampleApi.home()).en === 'servidor';
    return { isOnServer, isKept: !isOnServer && (await (await sampleApp()).isKept()) };
  },
};
