import { ActionIcon, Tooltip } from '@mantine/core';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { IconBan } from '@tabler/icons-react';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canUpdateTender } from '#web/api/ability.ts';
import { useAbility } from '#web/api/use-session.ts';
import { fieldText } from '#web/i18n/message-text.ts';
import { ListRow } from '../list/name-cell.tsx';
import { DismissDialog } from './dismiss-dialog.tsx';
import { MatchScore } from './match-score.tsx';
import classes from './matches.module.css';

/** How a tender of the list fits: score, product, main reason, and that it is not for us. */
export function MatchCell({ tender }: { tender: TenderSummary }) {
  const { t } = useTranslation('tenders');
  const { matches } = use(ListRow);
  const match = matches[tender.id];
  if (match === undefined) return <span className={classes.none}>—</span>;
  const { producto, motivo, otros, linea, requisitos, puntaje } = match;
  const line = linea === 0 ? t('matches.byTitle') : t('matches.line', { number: linea });
  const reason = motivo === null ? '' : fieldText(motivo);
  return (
    <span className={classes.cell}>
      <MatchScore score={puntaje} />
      <span className={classes.cellText}>
        <span className={classes.product} title={`${producto.sku} · ${producto.nombre}`}>
          {producto.nombre}
          {otros > 0 ? (
            <span className={classes.more}> {t('matches.more', { count: otros })}</span>
          ) : null}
        </span>
        <span className={classes.reason} title={`${line}: ${reason}`}>
          {line}: {reason}
          {requisitos === 'no-verificable' ? ` ${t('matches.unverified')}` : ''}
        </span>
      </span>
      <DismissButton tender={tender} />
    </span>
  );
}

function DismissButton({ tender }: { tender: TenderSummary }) {
  const { t } = useTranslation('tenders');
  const ability = useAbility();
  const [isAsked, setAsked] = useState(false);
  if (!canUpdateTender(ability, tender.Asignado)) return null;
  const label = t('matches.dismissCode', { code: tender.codigo });
  return (
    <>
      <Tooltip label={t('matches.notForUs')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.dismiss}
          aria-label={label}
          onClick={(event) => {
            event.stopPropagation();
            setAsked(true);
          }}
        >
          <IconBan size={16} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {isAsked ? (
        <DismissDialog tender={tender} product={null} onClose={() => setAsked(false)} />
      ) : null}
    </>
  );
}
