import type { Product, ProductFacets, ProductFilter } from '@pliego/contract/areas/shop-products';
import { productCategories } from '@pliego/contract/areas/shop-choices';
import { plainLetters } from '#sample/plain-letters.ts';
import { containsText } from '#sample/select.ts';

type Asked = ProductFilter & { q: string };

/** The documented search matches the name alone, exactly; ours matches the words in any field. */
function isFound({ q, anywhere }: Asked, { name, brand, description }: Product): boolean {
  if (anywhere === undefined) return containsText(q, name);
  const text = plainLetters(`${name} ${brand} ${description}`, ' ');
  return plainLetters(q, ' ')
    .split(' ')
    .every((word) => text.includes(word));
}

const tests = {
  price: ({ minPrice = 0, maxPrice = Infinity }: Asked, { price }: Product) =>
    price >= minPrice && price <= maxPrice,
  category: ({ category = [] }: Asked, product: Product) =>
    category.length === 0 || category.some((one) => one === product.category),
  brand: ({ brand = [] }: Asked, product: Product) =>
    brand.length === 0 || brand.includes(product.brand),
  minRating: ({ minRating = 0 }: Asked, { rating }: Product) => rating >= minRating,
  freeShipping: ({ freeShipping }: Asked, product: Product) =>
    freeShipping === undefined || product.hasFreeShipping,
};

const facets = ['price', 'category', 'brand', 'minRating', 'freeShipping'] as const;
type Facet = (typeof facets)[number];

/** Whether a product matches the filters; one of them may be left out. */
export function isAsked(asked: Asked, product: Product, without?: Facet): boolean {
  return (
    isFound(asked, product) &&
    facets.every((facet) => facet === without || tests[facet](asked, product))
  );
}

export function facetsOf(asked: Asked, products: readonly Product[]): ProductFacets {
  const among = (facet: Facet) => products.filter((product) => isAsked(asked, product, facet));
  const ofCategory = among('category');
  const ofBrand = among('brand');
  const ofRating = among('minRating');
  // All of the shop's, also those of which nothing is left: what was chosen must not disappear.
  const brands = [...new Set(products.map(({ brand }) => brand))].sort((a, b) =>
    a.localeCompare(b, 'es'),
  );
  const prices = products.map(({ price }) => price);
  return {
    category: productCategories.map((value) => ({
      value,
      count: ofCategory.filter(({ category }) => category === value).length,
    })),
    brand: brands.map((value) => ({
      value,
      count: ofBrand.filter(({ brand }) => brand === value).length,
    })),
    minRating: [5, 4, 3, 2].map((value) => ({
      value,
      count: ofRating.filter(({ rating }) => rating >= value).length,
    })),
    freeShipping: among('freeShipping').filter((product) => product.hasFreeShipping).length,
    price:
      prices.length === 0
        ? { min: 0, max: 0 }
        : { min: Math.min(...prices), max: Math.max(...prices) },
  };
}

const mostRelated = 8;

/** Of the same category first, then of the same brand, then the nearest in price. */
export function relatedTo(product: Product, all: readonly Product[]): Product[] {
  const distance = ({ category, brand, price }: Product) =>
    (category !== undefined && category === product.category ? 0 : 2) +
    (brand === product.brand ? 0 : 1) +
    // Below 1: it decides only among equals.
    Math.abs(price - product.price) / (price + product.price);
  return all
    .filter(({ id }) => id !== product.id)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, mostRelated);
}
