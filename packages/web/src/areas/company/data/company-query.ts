import { type Company, logoTypes } from '@pliego/contract/areas/company';
import { queryOptions } from '@tanstack/react-query';
import { companyApi } from '#web/api/areas/company.ts';

/** Read when the page is opened and not while somebody types over it: what changed meanwhile is found on saving. */
export const companyQuery = queryOptions({
  queryKey: ['company', 'data'],
  queryFn: ({ signal }): Promise<Company> => companyApi.get({ signal }),
  // What was prefetched for the page is as good as read by it.
  staleTime: 10_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** As the address of a picture: `data:` with the content. */
function addressOf(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    );
    reader.addEventListener('error', () => reject(new Error('The logo cannot be read')));
    reader.readAsDataURL(content);
  });
}

/** The address of the image of a logo. By its hash: another one has another. */
export function logoQuery({ sha256, tipo }: NonNullable<Company['logo']>) {
  return queryOptions({
    queryKey: ['company', 'logo', sha256],
    queryFn: async ({ signal }) => {
      const content = await companyApi.logo({ signal });
      return addressOf(new Blob([new Uint8Array(content)], { type: tipo }));
    },
    staleTime: Infinity,
  });
}

export const acceptedLogos = logoTypes.join(',');
