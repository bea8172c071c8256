import { Product, ProductFields } from '@pliego/contract/areas/product-shapes';
import { useEffect, useState } from 'react';
import { type Clash, rebase } from '#web/api/rebase.ts';
import { storedNow } from '#web/api/stored-now.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { useLeaving } from '#web/ui/navigation/use-leaving.ts';
import { isSameValue, productNames, type ProductValues, valuesOf } from './product-values.ts';

interface ProductFormOptions {
  base: ProductValues;
  /** The product as it is stored; none while it is new. */
  product?: Product;
  send: (typed: ProductValues, base: ProductValues, version: number) => Promise<Product>;
  onKept: (product: Product) => void;
}

export type MadeProductForm = ReturnType<typeof useProductForm>;

/** The form of a product, with what is typed based on, and what somebody else made of it meanwhile. */
export function useProductForm({ base: first, product, send, onKept }: ProductFormOptions) {
  const [base, setBase] = useState(first);
  const [version, setVersion] = useState(product?.version ?? 0);
  /** Null while nobody else has changed anything. */
  const [clashes, setClashes] = useState<Clash<ProductValues>[] | null>(null);
  const made = useContractForm<ProductValues, Product>({
    schema: ProductFields,
    initialValues: first,
    send: (typed) => send(typed, base, version),
    onDone: (kept) => {
      begin(kept);
      letGo();
      onKept(kept);
    },
    onRefused: (error, typed) => {
      const stored = storedNow(Product, error);
      if (stored === null) return;
      const now = valuesOf(stored);
      const found = rebase(productNames, { typed, base, stored: now }, isSameValue);
      setBase(now);
      setVersion(stored.version);
      setClashes(found.clashes);
      made.form.setInitialValues(now);
      made.form.setValues(found.values);
    },
  });
  const { form } = made;
  const isDirty = !isSameValue(form.values, base);
  const { guard, letGo } = useLeaving({ isDirty });

  function begin(kept: Product) {
    const values = valuesOf(kept);
    setBase(values);
    setVersion(kept.version);
    setClashes(null);
    form.setInitialValues(values);
    form.setValues(values);
  }

  // A newer answer, where nothing is typed that it would take away.
  useEffect(() => {
    if (product === undefined || product.version <= version || isDirty) return;
    begin(product);
    // Only when there is another answer: the form is another object on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [product]);

  const undo = () => {
    form.setValues(base);
    form.clearErrors();
    setClashes(null);
  };
  return { ...made, base, version, clashes, isDirty, guard, letGo, undo };
}
