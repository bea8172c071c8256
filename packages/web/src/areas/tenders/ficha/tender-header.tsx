import { Button } from '@mantine/core';
import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { IconExternalLink, IconFileTypePdf, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { canUpdateTender } from '#web/api/ability.ts';
import { useAbility } from '#web/api/use-session.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { AssigneeEditor } from '../assignee-editor.tsx';
import { Code } from '../code.tsx';
import { StateBadge } from '../state-badge.tsx';
import { TagEditor } from '../tag-editor.tsx';
import { FollowButton } from '../work/follow-button.tsx';
import { StageMenu } from '../work/stage-menu.tsx';
import { CodeParts } from './code-parts.tsx';
import { ListNeighbours } from './list-neighbours.tsx';
import { TenderBack } from './tender-back.tsx';
import { TenderMarks } from './tender-marks.tsx';
import { useTypeNames } from '../use-type-names.ts';
import classes from './tender-header.module.css';

/** Above the title: a back link, and what identifies the tender. */
export function TenderIdentity({ tender, isPast }: { tender: TenderDetail; isPast: boolean }) {
  const { tipo } = tender;
  const meaning = useTypeNames()(tipo, tender)?.full;
  return (
    <div className={classes.identity}>
      <div className={classes.top}>
        <TenderBack />
        <ListNeighbours id={tender.id} />
      </div>
      <div className={classes.line}>
        <span className={classes.code}>
          <Code code={tender.codigo} />
        </span>
        {/* Whether it is overdue depends on the current time. */}
        <StateBadge tender={isPast ? { estado: tender.estado, cierre: null } : tender} />
        {tipo === null ? null : (
          <span className={classes.type}>
            <b className={classes.typeCode}>{tipo}</b>
            {meaning === undefined ? null : ` ${meaning}`}
          </span>
        )}
        <CodeParts tender={tender} />
        <TenderMarks tender={tender} />
      </div>
      <MarkNotes tender={tender} />
    </div>
  );
}

/** What we decide of it, and the way to the portal. */
export function TenderActions({ tender }: { tender: TenderDetail }) {
  return (
    <div className={classes.actions}>
      <TenderWork tender={tender} />
      <FollowButton tender={tender} />
      <StageMenu tender={tender} />
      <CorrectLink tender={tender} />
      <PaperLink id={tender.id} />
      {tender.url === null ? null : <PortalLink url={tender.url} />}
    </div>
  );
}

/** What the company entered by hand it can correct. */
function CorrectLink({ tender: { id, fuente } }: { tender: TenderDetail }) {
  const { t } = useTranslation('ficha');
  const ability = useAbility();
  if (fuente !== 'propia' || !ability.can('create', 'Tender')) return null;
  return (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconPencil size={15} aria-hidden />}
      renderRoot={(props) => <Link {...props} to="/licitaciones/$id/editar" params={{ id }} />}
    >
      {t('correct')}
    </Button>
  );
}

/** The tender on paper: a file, which the browser saves by itself. */
function PaperLink({ id }: { id: number }) {
  const { t } = useTranslation('ficha');
  return (
    <Button
      component="a"
      size="sm"
      variant="default"
      href={`/api/licitaciones/${id}/pdf`}
      download
      leftSection={<IconFileTypePdf size={16} aria-hidden />}
    >
      {t('pdf')}
    </Button>
  );
}

/** Our own part of a tender, which is changed right here. */
export function TenderWork({ tender }: { tender: TenderDetail }) {
  const { t } = useTranslation(['ficha', 'tenders']);
  const ability = useAbility();
  const isUnassigned = tender.Asignado === null && !ability.can('assign', 'Tender');
  const isUntagged = tender.tags === '' && !canUpdateTender(ability, tender.Asignado);
  return (
    <>
      <span className={classes.work}>
        {isUnassigned ? (
          <span className={classes.nothing}>{t('summary.nobody')}</span>
        ) : (
          <AssigneeEditor tender={tender} />
        )}
      </span>
      <span className={classes.work}>
        {isUntagged ? (
          <span className={classes.nothing}>{t('tenders:tags.none')}</span>
        ) : (
          <TagEditor tender={tender} max={3} />
        )}
      </span>
    </>
  );
}

/** The meaning of the marks, as text besides their tooltips. */
function MarkNotes({ tender: { marca, privada, posibleOriginal } }: { tender: TenderDetail }) {
  const { t } = useTranslation('tenders');
  const marks = [marca, privada ? ('privada' as const) : null].filter((mark) => mark !== null);
  if (marks.length === 0) return null;
  return (
    <p className={classes.marks}>
      {marks.map((mark) => t(`marks.${mark}Hint`)).join(' ')}
      {posibleOriginal === null ? null : (
        <>
          {' '}
          {t('marks.original')}{' '}
          <AppLink to="/licitaciones/$id" params={{ id: posibleOriginal.id }}>
            {posibleOriginal.codigo}
          </AppLink>
          .
        </>
      )}
    </p>
  );
}

/** The tender where it was published. */
export function PortalLink({ url }: { url: string }) {
  const { t } = useTranslation('ficha');
  const text = t('portal');
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noreferrer"
      size="sm"
      variant="default"
      rightSection={<IconExternalLink size={15} aria-hidden />}
      aria-label={t('newTab', { text })}
    >
      {text}
    </Button>
  );
}
