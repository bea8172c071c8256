import { productImportEndpoints } from '@pliego/contract/areas/product-imports';
import { createAreaClient } from '@pliego/contract/client';
import { areaClient } from '../client.ts';
import { uploadFetcher } from '../upload-fetcher.ts';

export const productImportsApi = areaClient(productImportEndpoints);

/** Uploads a price list, and tells meanwhile how many of its bytes were sent. */
export function uploadList(file: File, onSent: (bytes: number) => void) {
  const api = createAreaClient(productImportEndpoints, uploadFetcher(onSent), location.origin);
  return api.upload({ query: { nombre: file.name }, body: file });
}

/** Where the template of a list is. */
export const templatePath = (formato: 'csv' | 'xlsx'): string =>
  `${productImportEndpoints.template.path}?formato=${formato}`;
