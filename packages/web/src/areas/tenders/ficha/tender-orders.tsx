import type { TenderDetail, TenderOrder } from '@pliego/contract/areas/tender-shapes';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { useTranslation } from 'react-i18next';
import { formatCount, formatFullMoment, formatMoney, formatShortDay } from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { CopyCode } from '#web/ui/display/copy-code.tsx';
import { supplierAddress } from '#web/api/supplier-address.ts';
import { SupplierLink } from '#web/ui/navigation/supplier-link.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import classes from './tender-items.module.css';
import parts from './tender-parts.module.css';

/** The purchase orders that came out of it; nothing while there are none. */
export function TenderOrders({ orders }: { orders: TenderDetail['ordenes'] }) {
  const { t } = useTranslation('ficha');
  const isPhone = useIsPhone();
  if (orders.length === 0) return null;
  return (
    <Section
      title={t('orders.title')}
      actions={<span className={parts.count}>{formatCount(orders.length)}</span>}
    >
      {isPhone ? <OrderCards orders={orders} /> : <OrderTable orders={orders} />}
    </Section>
  );
}

function OrderTable({ orders }: { orders: TenderOrder[] }) {
  const { t } = useTranslation('ficha');
  return (
    <ScrollRegion label={t('orders.title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('orders.order')}</th>
            <th scope="col">{t('orders.supplier')}</th>
            <th scope="col">{t('orders.state')}</th>
            <th scope="col" className={classes.number}>
              {t('orders.total')}
            </th>
            <th scope="col" className={classes.number}>
              {t('orders.sent')}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.codigo}>
              <td className={classes.orderCell}>
                <OrderCode order={order} />
              </td>
              <td className={classes.supplierCell}>
                <OrderSupplier order={order} />
              </td>
              <td>{order.estado ?? '—'}</td>
              <td className={classes.number}>
                <OrderAmount order={order} />
              </td>
              <td className={classes.number}>
                <Sent order={order} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function OrderCards({ orders }: { orders: TenderOrder[] }) {
  const { t } = useTranslation('ficha');
  return (
    // Lists without bullets lose their role in Safari unless it is set.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={classes.cards} aria-label={t('orders.title')}>
      {orders.map((order) => (
        <li key={order.codigo} className={classes.card}>
          <div className={classes.cardHead}>
            <OrderCode order={order} />
            <span>{order.estado}</span>
          </div>
          <div className={classes.cardAward}>
            <div className={classes.cardSupplier}>
              <OrderSupplier order={order} />
            </div>
            <div className={classes.cardPrices}>
              <OrderAmount order={order} />
              <span className={classes.rut}>
                <Sent order={order} />
              </span>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function OrderCode({ order: { codigo, nombre } }: { order: TenderOrder }) {
  const { t } = useTranslation('ficha');
  return (
    <span className={classes.order}>
      <CopyCode code={codigo} label={t('orders.copy', { code: codigo })} />
      {nombre === null ? null : (
        <span className={classes.rut} title={nombre}>
          {readableTitle(nombre)}
        </span>
      )}
    </span>
  );
}

function OrderSupplier({ order: { proveedor } }: { order: TenderOrder }) {
  if (proveedor === null) return '—';
  return (
    <>
      <span className={classes.supplier} title={proveedor.nombre}>
        <SupplierLink to={supplierAddress(proveedor)}>
          {readableName(proveedor.nombre)}
        </SupplierLink>
      </span>
      {proveedor.rut === null ? null : <span className={classes.rut}>{proveedor.rut}</span>}
    </>
  );
}

/** What is paid, and the part of it that is no tax. */
function OrderAmount({ order: { neto, total, moneda } }: { order: TenderOrder }) {
  const { t } = useTranslation('ficha');
  const net = formatMoney(neto, moneda);
  const whole = formatMoney(total, moneda);
  const netText = net === null ? null : t('orders.netOf', { amount: net });
  if (whole === null) return netText ?? '—';
  return (
    <>
      <span className={classes.total}>{whole}</span>
      {netText === null ? null : <span className={classes.rut}>{netText}</span>}
    </>
  );
}

function Sent({ order: { enviada } }: { order: TenderOrder }) {
  const { t } = useTranslation('ficha');
  const now = useNow();
  if (enviada === null) return <span className={classes.none}>{t('orders.notSent')}</span>;
  return (
    <time dateTime={enviada} title={formatFullMoment(enviada)}>
      {formatShortDay(enviada, now)}
    </time>
  );
}
