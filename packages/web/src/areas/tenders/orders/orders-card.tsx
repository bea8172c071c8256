import { Button } from '@mantine/core';
import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { orderSteps, type WorkOrder } from '@pliego/contract/areas/work-orders';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canUpdateTender } from '#web/api/ability.ts';
import { useAbility } from '#web/api/use-session.ts';
import { formatIsoDate, formatMoney } from '#web/lib/format.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { ordersQuery } from './order-queries.ts';
import classes from './orders.module.css';

/** The stages after which orders come; before, the card appears only where there is one. */
const afterBid: ReadonlySet<TenderDetail['etapa']> = new Set(['presentada', 'ganada'] as const);

/** The purchase orders that came to us, and how far each has come until it is paid. */
export function OrdersCard({ tender }: { tender: TenderDetail }) {
  const { t } = useTranslation('expediente');
  const ability = useAbility();
  const query = useQuery(ordersQuery(tender.id));
  const [edited, setEdited] = useState<WorkOrder | 'new'>();
  const mayEdit = canUpdateTender(ability, tender.Asignado);
  const isExpected = afterBid.has(tender.etapa);
  if (!isExpected && (query.data === undefined || query.data.datos.length === 0)) return null;
  return (
    <Section
      title={t('orders.title')}
      actions={
        mayEdit ? (
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconPlus size={15} aria-hidden />}
            onClick={() => setEdited('new')}
          >
            {t('orders.add')}
          </Button>
        ) : undefined
      }
    >
      <QueryState
        query={query}
        lines={2}
        isEmpty={({ datos }) => datos.length === 0}
        empty={<p className={classes.none}>{t('orders.none')}</p>}
      >
        {({ datos }) => (
          <ul className={classes.list}>
            {datos.map((order) => (
              <OrderRow
                key={order.codigo}
                order={order}
                onEdit={mayEdit ? () => setEdited(order) : undefined}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {edited === undefined ? null : (
        <OrderDialog
          tenderId={tender.id}
          order={edited === 'new' ? null : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  );
}

function OrderRow({ order, onEdit }: { order: WorkOrder; onEdit?: () => void }) {
  const { t } = useTranslation('expediente');
  const { codigo, monto, moneda, dias, paso, rechazada, factura } = order;
  return (
    <li className={classes.order}>
      <div className={classes.head}>
        <b>{codigo}</b>
        <span className={classes.amount}>{formatMoney(monto, moneda) ?? '—'}</span>
        {onEdit === undefined ? null : (
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={onEdit}
            aria-label={t('orders.editOf', { code: codigo })}
          >
            {t('orders.edit')}
          </Button>
        )}
      </div>
      <ol className={classes.steps}>
        {orderSteps.map((step) => {
          const day = dias[step];
          return (
            <li key={step} className={classes.step} data-done={day !== undefined || undefined}>
              <span>{t(`orders.steps.${step}`)}</span>
              <span className={classes.day}>{day === undefined ? '—' : formatIsoDate(day)}</span>
            </li>
          );
        })}
      </ol>
      {paso === 'rechazada' && rechazada !== null ? (
        <p className={classes.rejected}>
          {t('orders.rejected', { day: formatIsoDate(rechazada) })}
        </p>
      ) : null}
      {factura === null ? null : (
        <p className={classes.soft}>{t('orders.invoiceOf', { number: factura })}</p>
      )}
    </li>
  );
}
