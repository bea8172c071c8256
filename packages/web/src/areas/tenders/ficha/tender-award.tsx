import type { TenderAward as Award, TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatIsoDate, formatMoney } from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { supplierAddress } from '#web/api/supplier-address.ts';
import { SupplierLink } from '#web/ui/navigation/supplier-link.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { lineTotal, type SupplierTotal, totalsBySupplier } from './tender-award-totals.ts';
import classes from './tender-award.module.css';
import parts from './tender-parts.module.css';

/** Suppliers of the lines where the lines have them, otherwise those of the act. */
function suppliersOf(
  award: Award,
  items: TenderDetail['items'],
  currency: string | null,
): SupplierTotal[] {
  const won = totalsBySupplier(items, currency);
  if (won.length > 0) return won;
  return award.proveedores.map(({ nombre, rut }) => ({ nombre, rut, lines: 0, total: null }));
}

/** The day of an act; a day that came without an hour is that day. */
const dayText = (date: string): string =>
  formatIsoDate(/^\d{4}-\d{2}-\d{2}$/.test(date) ? date : santiagoDay(date));

/** How it ended: who won, how much, against how many. */
export function TenderAward({ tender, award }: { tender: TenderDetail; award: Award }) {
  const { t } = useTranslation('ficha');
  // Bids of which none was chosen are no award.
  if (award.ofertas !== undefined && award.proveedores.length === 0) return null;
  const currency = award.moneda ?? tender.moneda;
  const amount = formatMoney(award.monto, currency);
  const suppliers = suppliersOf(award, tender.items, currency);
  const isNotAdded = currency === null && tender.items.some((item) => lineTotal(item) !== null);
  const facts = [
    { name: 'amount', value: amount ?? t('award.noAmount') },
    { name: 'date', value: award.fecha === null ? null : dayText(award.fecha) },
    { name: 'bidders', value: award.oferentes === null ? null : formatCount(award.oferentes) },
    { name: 'number', value: award.numero },
  ] as const;
  return (
    <Section
      title={t('award.title')}
      actions={award.urlActa === null ? undefined : <ActaLink url={award.urlActa} />}
    >
      <dl className={classes.facts}>
        {facts.map(({ name, value }) =>
          value === null ? null : (
            <div key={name} className={classes.fact}>
              <dt className={classes.name}>{t(`award.${name}`)}</dt>
              <dd className={classes.value}>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {isNotAdded ? <p className={parts.soft}>{t('award.notAdded')}</p> : null}
      {suppliers.length === 0 ? (
        <p className={parts.none}>{t('award.noSuppliers')}</p>
      ) : (
        <ul className={classes.suppliers} aria-label={t('award.suppliers')}>
          {suppliers.map((supplier) => (
            <SupplierRow
              key={supplier.rut ?? supplier.nombre}
              supplier={supplier}
              currency={currency}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

function SupplierRow({ supplier, currency }: { supplier: SupplierTotal; currency: string | null }) {
  const { t } = useTranslation('ficha');
  const { nombre, rut, lines, total } = supplier;
  return (
    <li className={classes.supplier}>
      <span className={classes.who}>
        <span title={nombre ?? undefined}>
          <SupplierLink to={supplierAddress({ nombre, rut })}>
            {readableName(nombre ?? rut ?? '')}
          </SupplierLink>
        </span>
        {rut === null ? null : <span className={parts.soft}>{rut}</span>}
      </span>
      <span className={classes.won}>
        {total === null ? null : <b>{formatMoney(total, currency)}</b>}
        {lines === 0 ? null : (
          <span className={parts.soft}>
            {t('award.lines', { count: lines, total: formatCount(lines) })}
          </span>
        )}
      </span>
    </li>
  );
}

function ActaLink({ url }: { url: string }) {
  const { t } = useTranslation('ficha');
  const text = t('award.acta');
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className={classes.acta}
      aria-label={t('newTab', { text })}
    >
      {text} <IconExternalLink size={14} aria-hidden />
    </a>
  );
}
