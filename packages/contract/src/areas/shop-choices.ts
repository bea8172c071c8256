import * as z from 'zod/mini';
import { checkCode } from '../message.ts';

export const shopPageSize = 9;
/** Anything else is taken as the first. */
export const shopSorts = ['featured', 'price-asc', 'price-desc'] as const;
export const productColors = ['primary', 'success', 'warning', 'danger', 'info'] as const;

/** Not in the specification: the position of a product in the shop. */
export const productCategories = [
  'furniture',
  'lighting',
  'tools',
  'safety',
  'kitchen',
  'computing',
  'audio-video',
  'field',
] as const;
export const ProductCategory = z.enum(productCategories);
export type ProductCategory = z.infer<typeof ProductCategory>;
export const ProductColor = z.enum(productColors, checkCode('color-de-lista'));
export type ProductColor = z.infer<typeof ProductColor>;
