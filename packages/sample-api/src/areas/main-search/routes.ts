import { mainSearchEndpoints, searchLimit } from '@pliego/contract/areas/main-search';
import { sampleArea, type SampleHandlers } from '#sample/area.ts';

const mainSearchHandlers: SampleHandlers<typeof mainSearchEndpoints> = () => ({
  data: async () => {
    const { contacts, files, searchPages } = await import('./seed.ts');
    return {
      searchArr: [
        { groupTitle: 'Pages', searchLimit, data: searchPages },
        { groupTitle: 'Files', searchLimit, data: files },
        { groupTitle: 'Contacts', searchLimit, data: contacts },
      ],
    };
  },
});

export const mainSearchArea = sampleArea(mainSearchEndpoints, mainSearchHandlers);
