import { productCategories, type ProductCategory } from '@pliego/contract/areas/shop-choices';

const idsOf: Record<ProductCategory, readonly number[]> = {
  furniture: [2, 3, 4, 26, 27],
  lighting: [1, 10],
  tools: [5, 6],
  safety: [7, 8, 9, 11],
  kitchen: [12, 13, 14],
  computing: [15, 19, 20, 21],
  'audio-video': [16, 17, 18, 22],
  field: [23, 24, 25],
};

/** The category of a seeded product. */
export function categoryOf(id: number): ProductCategory | undefined {
  return productCategories.find((category) => idsOf[category].includes(id));
}
