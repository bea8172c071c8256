import { Button } from '@mantine/core';
import type { Embed } from '@pliego/contract/areas/report-embeds';
import { IconMaximize, IconPrinter, IconRefresh, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoginState } from '#web/api/login-state.ts';
import { useAbility } from '#web/api/use-session.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { Page } from '#web/ui/page/page.tsx';
import { ReportIndex } from '../report-index.tsx';
import { EmbedFilters } from './embed-filters.tsx';
import { EmbedFrame } from './embed-frame.tsx';
import { embedsQuery } from './embed-queries.ts';
import { valuesIn } from './embed-values.ts';
import classes from '../reports.module.css';

const icon = { size: 16, 'aria-hidden': true } as const;

/** A dashboard of another service, among the reports. */
export function EmbedPage({ id }: { id: number }) {
  const { t } = useTranslation('reportPages');
  const query = useQuery(embedsQuery);
  const embed = query.data?.datos.find((one) => one.id === id);
  const box = useRef<HTMLDivElement>(null);
  return (
    <Page
      title={embed?.nombre ?? t('embeds.group')}
      aside={
        embed === undefined ? null : (
          <span className={classes.age}>{t(`embeds.of.${embed.tipo}`)}</span>
        )
      }
      actions={embed === undefined ? undefined : <Actions box={box} />}
      wide
    >
      <div className={classes.layout}>
        <ReportIndex />
        <div className={classes.main}>
          <QueryState query={query} lines={10}>
            {() => (embed === undefined ? <Gone /> : <Dashboard embed={embed} box={box} />)}
          </QueryState>
        </div>
      </div>
    </Page>
  );
}

function Gone() {
  const { t } = useTranslation('reportPages');
  return (
    <EmptyState title={t('embeds.gone')} actions={<AppLink to="/reportes">{t('toIndex')}</AppLink>}>
      {t('embeds.goneText')}
    </EmptyState>
  );
}

function Dashboard({ embed, box }: { embed: Embed; box: RefObject<HTMLDivElement | null> }) {
  const { search } = useSearchState('/shell/reportes/$id');
  return (
    <>
      <EmbedFilters filters={embed.filtros} />
      <EmbedFrame
        key={embed.version}
        embed={embed}
        values={valuesIn(search.valores, embed.filtros)}
        box={box}
      />
    </>
  );
}

function Actions({ box }: { box: RefObject<HTMLDivElement | null> }) {
  const { t } = useTranslation('reportPages');
  const ability = useAbility();
  const { reportEmbed, loaded } = useLoginState();
  const enlarge = () => {
    if (box.current !== null) void reportEmbed.fullscreen(box.current);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRefresh {...icon} />}
        onClick={() => void reportEmbed.refresh()}
      >
        {t('embeds.refresh')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter {...icon} />}
        disabled={!loaded}
        onClick={() => void reportEmbed.print()}
      >
        {t('embeds.print')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconMaximize {...icon} />}
        disabled={!loaded}
        onClick={enlarge}
      >
        {t('embeds.fullscreen')}
      </Button>
      {ability.can('update', 'Company') ? (
        <Button
          variant="default"
          leftSection={<IconSettings {...icon} />}
          renderRoot={(props) => <AppLink to="/empresa" hash="tableros" {...props} />}
        >
          {t('embeds.settings')}
        </Button>
      ) : null}
    </>
  );
}
