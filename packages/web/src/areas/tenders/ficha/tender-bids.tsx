import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { supplierAddress } from '#web/api/supplier-address.ts';
import { SupplierLink } from '#web/ui/navigation/supplier-link.tsx';
import { Section } from '#web/ui/page/page.tsx';
import classes from './tender-award.module.css';
import parts from './tender-parts.module.css';

/** Who offered and for how much; nothing where the source does not publish it. */
export function TenderBids({ tender }: { tender: TenderDetail }) {
  const { t } = useTranslation('ficha');
  const bids = tender.adjudicacion?.ofertas ?? [];
  if (bids.length === 0) return null;
  return (
    <Section
      title={t('bids.title')}
      actions={<span className={parts.count}>{formatCount(bids.length)}</span>}
    >
      <ul className={classes.suppliers} aria-label={t('bids.title')}>
        {bids.map(({ nombre, rut, monto, moneda, seleccionada }) => (
          <li key={`${rut} ${nombre} ${monto}`} className={classes.supplier}>
            <span className={classes.who}>
              <span title={nombre}>
                {seleccionada ? (
                  <SupplierLink to={supplierAddress({ nombre, rut })}>
                    {readableName(nombre)}
                  </SupplierLink>
                ) : (
                  readableName(nombre)
                )}
              </span>
              {rut === null || rut === nombre ? null : <span className={parts.soft}>{rut}</span>}
            </span>
            <span className={classes.won}>
              <b>{formatMoney(monto, moneda ?? tender.moneda) ?? t('bids.noAmount')}</b>
              {seleccionada ? <span className={parts.soft}>{t('bids.chosen')}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
