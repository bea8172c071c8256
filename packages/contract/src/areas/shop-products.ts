import * as z from 'zod/mini';
import { checkCode } from '../message.ts';
import { commaList } from '../fields.ts';
import { SampleId } from '../sample-fields.ts';
import { ProductCategory, ProductColor } from './shop-choices.ts';
/** Drawn at random for each line whenever the cart is shown; both bounds are inclusive. */
export const cartOffers = { min: 1, max: 4 } as const;
export const cartDiscountPercentage = { min: 3, max: 20 } as const;
/** Hours from now: within the week after tomorrow. */
export const cartShippingHours = { min: 24, max: 8 * 24 } as const;
export const newCartQuantity = 1;
/** Not in the specification: the maximum quantity of one product. */
export const cartUnits = { min: 1, max: 10 } as const;

export const Product = z.object({
  id: z.number(),
  name: z.string(),
  /** Ends in `-{id}`, which is all a link needs. */
  slug: z.string(),
  description: z.string(),
  brand: z.string(),
  price: z.number(),
  image: z.string(),
  hasFreeShipping: z.boolean(),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  /** Not in the specification; products stored by an earlier version have none. */
  category: z.optional(ProductCategory),
});
export type Product = z.infer<typeof Product>;

export const ListedProduct = z.extend(Product, {
  isInWishlist: z.boolean(),
  isInCart: z.boolean(),
});
export type ListedProduct = z.infer<typeof ListedProduct>;

export const ProductDetail = z.extend(ListedProduct, {
  colorOptions: z.array(ProductColor),
});
export type ProductDetail = z.infer<typeof ProductDetail>;

/** Not in the specification: the position of an entry in its list, when it differs from the order by id. */
const place = z.optional(z.number(checkCode('tipo-numero')));

export const WishlistProduct = z.extend(Product, { isInCart: z.boolean(), place });
export type WishlistProduct = z.infer<typeof WishlistProduct>;

export const CartProduct = z.extend(Product, {
  isInWishlist: z.boolean(),
  qty: z.int(),
  shippingDate: z.iso.datetime(),
  offers: z.int(),
  discountPercentage: z.int(),
  place,
  /** Not in the specification: the chosen colour. */
  color: z.optional(ProductColor),
});
export type CartProduct = z.infer<typeof CartProduct>;

export const WishlistEntry = z.object({ id: z.number(), productId: z.number(), place });
export type WishlistEntry = z.infer<typeof WishlistEntry>;

export const CartEntry = z.extend(WishlistEntry, {
  qty: z.int(),
  color: z.optional(ProductColor),
});
export type CartEntry = z.infer<typeof CartEntry>;

/** How many of a product, as a form or a stepper sends it. */
export const CartUnits = z
  .int(checkCode('tipo-entero'))
  .check(
    z.minimum(cartUnits.min, checkCode('unidades-de-menos')),
    z.maximum(cartUnits.max, checkCode('unidades-de-mas')),
  );

const chosenProduct = z.object({ productId: SampleId });
/** `place`, not in the specification, puts a removed entry back at its position. */
export const WishedProduct = z.extend(chosenProduct, { place });
/** Not in the specification: the quantity and the colour. */
export const AddedProduct = z.extend(WishedProduct, {
  qty: z.optional(CartUnits),
  color: z.optional(ProductColor),
});

const Amount = z.coerce
  .number(checkCode('tipo-numero'))
  .check(z.nonnegative(checkCode('cero-o-mas')));

/** Not in the specification: the filters besides the name. Several values of a filter are joined by "or". */
export const ProductFilter = z.object({
  minPrice: z.optional(Amount),
  maxPrice: z.optional(Amount),
  category: z.optional(commaList(ProductCategory)),
  brand: z.optional(commaList(z.string().check(z.maxLength(60)))),
  /** So many stars or more. */
  minRating: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5))),
  freeShipping: z.optional(z.literal('true')),
  /** Also searches the brand and the description for the words of `q`, ignoring accents. */
  anywhere: z.optional(z.literal('true')),
});
export type ProductFilter = z.infer<typeof ProductFilter>;

const counted = <S extends z.core.$ZodType>(value: S) =>
  z.array(z.object({ value, count: z.int() }));

/** Counts by value. Each filter's counts respect all the others but not itself. */
export const ProductFacets = z.object({
  category: counted(ProductCategory),
  brand: counted(z.string()),
  minRating: counted(z.int()),
  freeShipping: z.int(),
  /** Of the whole shop, whatever the filters. */
  price: z.object({ min: z.number(), max: z.number() }),
});
export type ProductFacets = z.infer<typeof ProductFacets>;
