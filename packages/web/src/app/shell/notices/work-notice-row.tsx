import type { NoticeKind } from '@pliego/contract/areas/notice-kinds';
import type { Notice } from '@pliego/contract/areas/notices';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import type { Severity } from '@pliego/contract/rules/change-severity';
import {
  IconAt,
  IconClock,
  IconDownload,
  IconGavel,
  IconListCheck,
  IconMessage,
  IconReplace,
  IconRoute,
  IconListSearch,
  IconUserCheck,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText } from '#web/i18n/message-text.ts';
import { formatAgo } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Sign, type SignTone, Unread } from './notice-signs.tsx';
import { partOf } from './notices.ts';
import classes from './notice-panel.module.css';

const drawings: Record<NoticeKind, TablerIcon> = {
  asignada: IconUserCheck,
  mencion: IconAt,
  comentario: IconMessage,
  'cambio-grave': IconReplace,
  cambio: IconReplace,
  'cierre-cerca': IconClock,
  'fecha-cerca': IconClock,
  'tarea-cerca': IconListCheck,
  'plazo-legal': IconGavel,
  propuesta: IconRoute,
  etapa: IconRoute,
  vista: IconListSearch,
  exportacion: IconDownload,
};

const tones: Record<Severity, SignTone> = {
  grave: 'error',
  importante: 'warning',
  leve: 'accent',
};

interface WorkNoticeRowProps {
  notice: Notice;
  onFollow: () => void;
}

/** What happened in one's work: it leads to where the tender shows it, and tells why one is told. */
export function WorkNoticeRow({ notice, onFollow }: WorkNoticeRowProps) {
  const { t } = useTranslation();
  return (
    <li>
      <NoticeLink notice={notice} onFollow={onFollow}>
        <NoticeFacts notice={notice} />
      </NoticeLink>
      <details className={classes.why}>
        <summary>{t('notices.why')}</summary>
        <p>{fieldText(notice.porque)}</p>
      </details>
    </li>
  );
}

/** To the tender, to the view that found something, or to one's exports; a button where neither is there any more. */
function NoticeLink({
  notice: { tipo, licitacion, vista },
  onFollow,
  children,
}: WorkNoticeRowProps & { children: ReactNode }) {
  const shared = { className: classes.row, onClick: onFollow };
  if (licitacion !== null) {
    const search = { parte: partOf(tipo) };
    return (
      <Link to="/licitaciones/$id" params={{ id: licitacion.id }} search={search} {...shared}>
        {children}
      </Link>
    );
  }
  if (tipo === 'exportacion') {
    return (
      <Link to="/exportaciones" {...shared}>
        {children}
      </Link>
    );
  }
  if (vista !== null) {
    return (
      <Link to="/v/$id" params={{ id: vista.id }} {...shared}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" {...shared}>
      {children}
    </button>
  );
}

function NoticeFacts({ notice }: { notice: Notice }) {
  const now = useNow();
  const { tipo, gravedad, licitacion, texto, cuando, leida } = notice;
  const Drawing = drawings[tipo];
  return (
    <>
      <Sign tone={tones[gravedad]} icon={<Drawing size={16} stroke={1.8} aria-hidden />} />
      <span className={classes.facts}>
        <span className={classes.name}>{fieldText(texto)}</span>
        {licitacion === null ? null : (
          <span className={classes.tender}>{readableTitle(licitacion.nombre)}</span>
        )}
        <span>{formatAgo(cuando, now)}</span>
      </span>
      {leida ? null : <Unread />}
    </>
  );
}
