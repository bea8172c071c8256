import { IconCalendarPlus, IconCoin, IconFlag, IconPercentage } from '@tabler/icons-react';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { canUpdateTender } from '#web/api/ability.ts';
import { useAbility } from '#web/api/use-session.ts';
import { formatIsoDate, formatMoney } from '#web/lib/format.ts';
import { InlineEditor } from '../inline-editor.tsx';
import { ChancePanel, OfferPanel, PriorityPanel } from './field-panels.tsx';
import { NextAction, Words } from './fact-cells.tsx';
import { NextActionPanel } from './next-action-panel.tsx';
import classes from '../editors.module.css';

const panelOf = {
  prioridad: PriorityPanel,
  probabilidad: ChancePanel,
  montoOferta: OfferPanel,
  proximaAccion: NextActionPanel,
};
type FieldColumn = keyof typeof panelOf;

const icons = {
  prioridad: IconFlag,
  probabilidad: IconPercentage,
  montoOferta: IconCoin,
  proximaAccion: IconCalendarPlus,
};

interface FieldCellProps {
  tender: TenderSummary;
  column: FieldColumn;
  /** The value in words; null where there is none. */
  value: string | null;
  children: ReactNode;
}

/** A fact of ours that is changed where it stands. */
function FieldCell({ tender, column, value, children }: FieldCellProps) {
  const { t } = useTranslation('tenders');
  const ability = useAbility();
  const name = t(`list.columns.${column}`);
  const label = t('list.cells.edit', { name, code: tender.codigo });
  const Panel = panelOf[column];
  const Icon = icons[column];
  const reason = t('list.cells.forbidden', { name });
  return (
    <InlineEditor
      kind="field"
      label={label}
      value={value ?? `${t('list.cells.nothing')}. ${t('list.cells.add')}`}
      panelLabel={label}
      forbidden={canUpdateTender(ability, tender.Asignado) ? undefined : reason}
      renderPanel={(close) => <Panel tender={tender} onDone={close} />}
    >
      {value === null ? (
        <span className={classes.add}>
          <span className={classes.addText}>
            <Icon size={14} stroke={1.7} aria-hidden /> {t('list.cells.add')}
          </span>
        </span>
      ) : (
        children
      )}
    </InlineEditor>
  );
}

export function PriorityCell({ tender }: { tender: TenderSummary }) {
  const { t } = useTranslation('expediente');
  const { prioridad } = tender;
  const value = prioridad === null ? null : t(`priorities.${prioridad}`);
  return (
    <FieldCell tender={tender} column="prioridad" value={value}>
      <Words text={value} />
    </FieldCell>
  );
}

export function ChanceCell({ tender }: { tender: TenderSummary }) {
  const { probabilidad } = tender;
  const value = probabilidad === null ? null : `${probabilidad} %`;
  return (
    <FieldCell tender={tender} column="probabilidad" value={value}>
      {value}
    </FieldCell>
  );
}

export function OfferCell({ tender }: { tender: TenderSummary }) {
  const value = formatMoney(tender.montoOferta, tender.monedaOferta);
  return (
    <FieldCell tender={tender} column="montoOferta" value={value}>
      {value}
    </FieldCell>
  );
}

export function NextActionCell({ tender }: { tender: TenderSummary }) {
  const { proximaAccion, proximaAccionDia: day } = tender;
  const parts = [proximaAccion, day === null ? null : formatIsoDate(day)];
  const value = parts.filter((part) => part !== null).join(', ') || null;
  return (
    <FieldCell tender={tender} column="proximaAccion" value={value}>
      <NextAction tender={tender} />
    </FieldCell>
  );
}
