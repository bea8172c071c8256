import { Button } from '@mantine/core';
import { IconArrowLeft, IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode } from '#web/api/problems.ts';
import { useSession } from '#web/api/use-session.ts';
import { Page, Section } from '#web/ui/page/page.tsx';
import { QueryPending } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { MappingScreen } from './mapping-screen.tsx';
import { uploadQuery } from './queries.ts';
import { removeWaiting, useWaitingTables } from './waiting-tables.ts';
import classes from './mapping-screen.module.css';

const route = getRouteApi('/shell/fuentes/planillas/$id');

/** The import of a spreadsheet: the user maps its columns. */
export function SpreadsheetPage() {
  const { t } = useTranslation('sources');
  const { id } = route.useParams();
  const upload = useQuery(uploadQuery(id));
  const { data } = upload;
  const isGone = problemCode(upload.error) === 'no-encontrado';
  // One of another company is not gone: it is none of this one's.
  const isListed = useWaitingTables(useSession().empresa).some((table) => table.id === id);
  useEffect(() => {
    if (isGone && isListed) removeWaiting(id);
  }, [isGone, isListed, id]);
  return (
    <Page
      title={t('spreadsheet.title')}
      documentTitle={data === undefined ? undefined : t('spreadsheet.of', { name: data.archivo })}
      back={<BackToSources />}
      aside={data === undefined ? null : <bdi className={classes.file}>{data.archivo}</bdi>}
    >
      {data === undefined ? (
        <Section>{isGone ? <MissingTable /> : <QueryPending query={upload} lines={10} />}</Section>
      ) : (
        <MappingScreen key={data.id} upload={data} />
      )}
    </Page>
  );
}

function BackToSources() {
  const { t } = useTranslation('sources');
  return (
    <Link to="/fuentes" className={classes.back}>
      <IconArrowLeft size={15} aria-hidden /> {t('title')}
    </Link>
  );
}

function MissingTable() {
  const { t } = useTranslation('sources');
  return (
    <EmptyState
      icon={<IconFileOff size={22} stroke={1.6} />}
      title={t('spreadsheet.gone')}
      actions={
        <Button renderRoot={(props) => <Link to="/fuentes" {...props} />}>
          {t('spreadsheet.goneGo')}
        </Button>
      }
    >
      {t('spreadsheet.goneText')}
    </EmptyState>
  );
}
