import { Button } from '@mantine/core';
import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { regionName } from '@pliego/contract/rules/regions';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { Amount } from '../amount.tsx';
import { AssigneeEditor } from '../assignee-editor.tsx';
import { DaysLeft } from '../closing.tsx';
import { Code } from '../code.tsx';
import { TenderMarks } from '../ficha/tender-marks.tsx';
import { SearchMarked, SearchMarks } from '../search-marks.tsx';
import { StateBadge } from '../state-badge.tsx';
import { TagEditor } from '../tag-editor.tsx';
import { tenderQuery } from '../queries.ts';
import { FollowButton } from '../work/follow-button.tsx';
import { StageMenu } from '../work/stage-menu.tsx';
import { useSecondClosing } from '../use-second-closing.ts';
import { PeekDates } from './peek-dates.tsx';
import { PeekItems } from './peek-items.tsx';
import { PeekTerms } from './peek-terms.tsx';
import classes from './peek.module.css';

interface PeekProps {
  id: number;
  q?: string;
}

export function Peek({ id, q }: PeekProps) {
  return (
    <QueryState query={useQuery(tenderQuery(id, { q }))} lines={8}>
      {(tender) => (
        <SearchMarks value={new Set(tender.resaltar)}>
          <PeekContent tender={tender} q={q} />
        </SearchMarks>
      )}
    </QueryState>
  );
}

function PeekContent({ tender, q }: { tender: TenderDetail; q: string | undefined }) {
  const { t } = useTranslation(['tenders', 'ficha', 'expediente']);
  const { url } = tender;
  return (
    <>
      <div className={classes.content}>
        <div className={classes.identity}>
          <Code code={tender.codigo} />
          <StateBadge tender={tender} />
        </div>
        <h2 className={classes.title}>
          <SearchMarked text={readableTitle(tender.nombre)} />
        </h2>
        <TenderMarks tender={tender} />
        <PeekBuyer tender={tender} />
        <PeekClosing tender={tender} />
        <PeekDates tender={tender} />
        <dl className={classes.facts}>
          <dt>{t('ficha:summary.amount')}</dt>
          <dd>
            <Amount amount={tender.monto} currency={tender.moneda} />
            {tender.monto === null || tender.impuesto === null ? null : (
              <span className={classes.soft}> {t(`ficha:tax.${tender.impuesto}`)}</span>
            )}
          </dd>
          <PeekTerms terms={tender.condiciones} />
          <dt>{t('ficha:summary.assignee')}</dt>
          <dd>
            <AssigneeEditor tender={tender} />
          </dd>
          <dt>{t('expediente:stage.label')}</dt>
          <dd>
            <StageMenu quiet tender={tender} />
          </dd>
          <dt>{t('ficha:summary.tags')}</dt>
          <dd>
            <TagEditor tender={tender} />
          </dd>
          <LastChange tender={tender} />
        </dl>
        <PeekItems items={tender.items} />
        {tender.descripcion === null ? null : (
          <p className={classes.description}>
            <SearchMarked text={tender.descripcion} />
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <Button
          renderRoot={(props) => (
            <Link to="/licitaciones/$id" params={{ id: tender.id }} search={{ q }} {...props} />
          )}
        >
          {t('peek.open')}
        </Button>
        <FollowButton tender={tender} />
        {url === null ? null : (
          <Button
            variant="default"
            component="a"
            href={url}
            target="_blank"
            rel="noreferrer"
            rightSection={<IconExternalLink size={15} aria-hidden />}
          >
            {t('peek.portal')}
          </Button>
        )}
      </div>
    </>
  );
}

function PeekBuyer({ tender: { comprador, region } }: { tender: TenderDetail }) {
  const place = region === null ? null : regionName(region);
  return (
    <p className={classes.buyer}>
      {comprador === null ? null : (
        <AppLink to="/compradores/$id" params={{ id: comprador.id }}>
          {readableName(comprador.nombre)}
        </AppLink>
      )}
      {comprador === null || place === null ? null : ', '}
      {place}
    </p>
  );
}

function PeekClosing({ tender }: { tender: TenderDetail }) {
  const { t } = useTranslation('tenders');
  const now = useNow();
  const second = useSecondClosing(tender);
  const { cierre } = tender;
  if (cierre === null) return <p className={classes.soft}>{t('closing.none')}</p>;
  return (
    <>
      <p className={classes.closing}>
        <time dateTime={cierre} className={classes.moment}>
          {formatMoment(cierre, now)}
        </time>
        <DaysLeft tender={tender} />
        <span className={classes.zone}>{t('closing.zone')}</span>
      </p>
      {second === null ? null : <p className={classes.soft}>{second}</p>}
    </>
  );
}

function LastChange({ tender: { cambio } }: { tender: TenderDetail }) {
  const { t } = useTranslation('tenders');
  const now = useNow();
  if (cambio === null) return null;
  return (
    <>
      <dt>{t('peek.lastChange')}</dt>
      <dd>
        <time dateTime={cambio}>{formatMoment(cambio, now)}</time>
      </dd>
    </>
  );
}
