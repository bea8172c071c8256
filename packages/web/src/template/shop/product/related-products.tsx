import { ActionIcon } from '@mantine/core';
import type { Product } from '@pliego/contract/areas/shop-products';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '#web/ui/page/page.tsx';
import { CartToggle } from '../cart-toggle.tsx';
import { ProductCard } from '../list/product-card.tsx';
import { relatedQuery } from '../queries.ts';
import { WishButton } from '../wish-button.tsx';
import classes from './related-products.module.css';

/** A row of similar products that goes sideways: by finger, by wheel, by its buttons. */
export function RelatedProducts({ id }: { id: number }) {
  const { data = [] } = useQuery(relatedQuery(id));
  return data.length === 0 ? null : <Row products={data} />;
}

function Row({ products }: { products: Product[] }) {
  const { t } = useTranslation('shop');
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  useEffect(() => {
    const list = row.current;
    if (list === null) return;
    const read = () => {
      // Negative where one reads from right to left.
      const from = Math.abs(list.scrollLeft);
      setEnds({ start: from < 4, end: from + list.clientWidth > list.scrollWidth - 4 });
    };
    read();
    list.addEventListener('scroll', read, { passive: true });
    const observer = new ResizeObserver(read);
    observer.observe(list);
    return () => {
      list.removeEventListener('scroll', read);
      observer.disconnect();
    };
  }, []);

  const move = (direction: 1 | -1) => {
    const list = row.current;
    if (list === null) return;
    const sign = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollBy({
      left: direction * sign * list.clientWidth * 0.8,
      behavior: calm ? 'instant' : 'smooth',
    });
  };

  return (
    <Section
      title={t('related.title')}
      actions={
        <div className={classes.buttons}>
          <ActionIcon
            variant="default"
            size={34}
            aria-label={t('related.previous')}
            disabled={ends.start}
            onClick={() => move(-1)}
          >
            <IconChevronLeft size={17} className={classes.arrow} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={34}
            aria-label={t('related.next')}
            disabled={ends.end}
            onClick={() => move(1)}
          >
            <IconChevronRight size={17} className={classes.arrow} aria-hidden />
          </ActionIcon>
        </div>
      }
    >
      <ul ref={row} className={classes.row}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              lazy
              corner={<WishButton product={product} />}
              actions={<CartToggle product={product} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
