import type { TenderDetail, TenderLot } from '@pliego/contract/areas/tender-shapes';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { supplierAddress } from '#web/api/supplier-address.ts';
import { SupplierLink } from '#web/ui/navigation/supplier-link.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import classes from './tender-items.module.css';
import parts from './tender-parts.module.css';

/** The parts that are awarded each by itself; nothing where it is not divided. */
export function TenderLots({ lots }: { lots: TenderDetail['lotes'] }) {
  const { t } = useTranslation('ficha');
  const isPhone = useIsPhone();
  if (lots.length === 0) return null;
  return (
    <Section
      title={t('lots.title')}
      actions={<span className={parts.count}>{formatCount(lots.length)}</span>}
    >
      {isPhone ? <LotCards lots={lots} /> : <LotTable lots={lots} />}
    </Section>
  );
}

function LotTable({ lots }: { lots: TenderLot[] }) {
  const { t } = useTranslation('ficha');
  const hasResults = lots.some(({ resultado }) => resultado !== undefined);
  return (
    <ScrollRegion label={t('lots.title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('lots.lot')}</th>
            <th scope="col">{t('lots.name')}</th>
            <th scope="col" className={classes.number}>
              {t('lots.amount')}
            </th>
            {hasResults ? <th scope="col">{t('lots.result')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {lots.map((lot) => (
            <tr key={lot.codigo}>
              <td className={classes.lotCode}>{lot.codigo}</td>
              <td className={classes.productCell}>
                <LotName lot={lot} />
              </td>
              <td className={classes.number}>
                <LotAmount lot={lot} />
              </td>
              {hasResults ? (
                <td className={classes.productCell}>
                  <LotOutcome lot={lot} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function LotCards({ lots }: { lots: TenderLot[] }) {
  const { t } = useTranslation('ficha');
  return (
    // Lists without bullets lose their role in Safari unless it is set.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={classes.cards} aria-label={t('lots.title')}>
      {lots.map((lot) => (
        <li key={lot.codigo} className={classes.card}>
          <div className={classes.cardHead}>
            <span className={classes.line}>
              {t('lots.lot')} {lot.codigo}
            </span>
            <LotAmount lot={lot} />
          </div>
          <LotName lot={lot} />
          <LotOutcome lot={lot} />
        </li>
      ))}
    </ul>
  );
}

function LotName({ lot: { titulo } }: { lot: TenderLot }) {
  const { t } = useTranslation('ficha');
  return titulo === null ? (
    <span className={classes.none}>{t('lots.unnamed')}</span>
  ) : (
    <span className={classes.product} title={titulo}>
      {readableTitle(titulo)}
    </span>
  );
}

function LotAmount({ lot: { monto, moneda } }: { lot: TenderLot }) {
  const { t } = useTranslation('ficha');
  const amount = formatMoney(monto, moneda);
  return amount === null ? (
    <span className={classes.none}>{t('lots.noAmount')}</span>
  ) : (
    <span className={classes.total}>{amount}</span>
  );
}

/** How a lot ended: who won it and for how much, against how many bids. */
function LotOutcome({ lot: { resultado } }: { lot: TenderLot }) {
  const { t } = useTranslation('ficha');
  if (resultado === undefined) return null;
  const { final, ofertas, monto, moneda, proveedores } = resultado;
  const said = [
    t(`lots.endings.${final}`),
    formatMoney(monto, moneda),
    ofertas === null ? null : t('lots.bids', { count: ofertas }),
  ];
  return (
    <span className={classes.outcome}>
      {proveedores.map(({ nombre, rut }) => (
        <span key={rut ?? nombre}>
          <SupplierLink to={supplierAddress({ nombre, rut })}>{readableName(nombre)}</SupplierLink>
          {rut === null ? null : <span className={classes.none}> {rut}</span>}
        </span>
      ))}
      <span className={classes.none}>{said.filter((part) => part !== null).join(' · ')}</span>
    </span>
  );
}
