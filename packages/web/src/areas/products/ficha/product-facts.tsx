import type { Product } from '@pliego/contract/areas/product-shapes';
import { regionName } from '@pliego/contract/rules/regions';
import { useTranslation } from 'react-i18next';
import { formatFullMoment, formatMoney, formatQuantity } from '#web/lib/format.ts';
import { Fact, Facts } from '#web/ui/display/facts.tsx';
import { Section } from '#web/ui/page/page.tsx';

const quantity = (value: number | null) => (value === null ? null : formatQuantity(value));

/** A product for who only reads it. */
export function ProductFacts({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  const { moneda, regiones, montoMinimo, montoMaximo } = product;
  const served = regiones.map((number) => regionName(number) ?? number).join(', ');
  return (
    <Section title={t('sections.facts')}>
      <Facts>
        <Fact name={t('fields.descripcion')}>{product.descripcion}</Fact>
        <Fact name={t('fields.marcas')}>{product.marcas.join(', ')}</Fact>
        <Fact name={t('fields.unspsc')}>{product.unspsc.join(', ')}</Fact>
        <Fact name={t('fields.palabrasClave')}>{product.palabrasClave.join(', ')}</Fact>
        <Fact name={t('fields.palabrasExcluidas')}>{product.palabrasExcluidas.join(', ')}</Fact>
        <Fact name={t('fields.unidad')}>{product.unidad}</Fact>
        <Fact name={t('fields.envase')}>{product.envase}</Fact>
        <Fact name={t('fields.precio')}>{formatMoney(product.precio, moneda) ?? '—'}</Fact>
        <Fact name={t('fields.regiones')}>{served === '' ? t('hints.regiones') : served}</Fact>
        <Fact name={t('fields.montoMinimo')}>{formatMoney(montoMinimo, 'CLP')}</Fact>
        <Fact name={t('fields.montoMaximo')}>{formatMoney(montoMaximo, 'CLP')}</Fact>
        <Fact name={t('fields.plazoDias')}>{quantity(product.plazoDias)}</Fact>
        <Fact name={t('fields.capacidad')}>{quantity(product.capacidad)}</Fact>
        <Fact name={t('fields.responsable')}>{product.responsable?.fullName ?? t('nobody')}</Fact>
        {product.asignaDesde === null || product.responsable === null ? null : (
          <Fact name={t('rule.fact')}>
            {t('rule.is', { name: product.responsable.fullName, score: product.asignaDesde })}
          </Fact>
        )}
        <Fact name={t('columns.cambiado')}>{formatFullMoment(product.cambiado)}</Fact>
      </Facts>
    </Section>
  );
}
