import { Button } from '@mantine/core';
import type { BuyerDossier, LineDossier, SupplierDossier } from '@pliego/contract/areas/market';
import { regionName } from '@pliego/contract/rules/regions';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode } from '#web/api/problems.ts';
import { formatCount, formatIsoDate } from '#web/lib/format.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { CopyCode } from '#web/ui/display/copy-code.tsx';
import { QueryPending, QueryState, type ShownQuery } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { useSharedSearch } from '#web/ui/navigation/use-search-state.ts';
import { Page } from '#web/ui/page/page.tsx';
import { dossierPeriods, PeriodFields } from '../period-fields.tsx';
import type { DossierSearch } from './dossier-search.ts';
import { DossierView } from './dossier-view.tsx';
import { WatchButton } from './watch-button.tsx';
import classes from './market.module.css';

type Kind = 'buyer' | 'supplier' | 'line';
type AnyDossier = BuyerDossier | SupplierDossier | LineDossier;

interface DossierPageProps<Dossier> {
  kind: Kind;
  query: ShownQuery<Dossier>;
  search: DossierSearch;
  actions: (dossier: Dossier) => ReactNode;
}

/** The frame of a dossier: who it is of, of what period, and where it leads. */
export function DossierPage<Dossier extends AnyDossier>({
  kind,
  query,
  search,
  actions,
}: DossierPageProps<Dossier>) {
  const { t } = useTranslation('reportPages');
  const { change } = useSharedSearch();
  const { data } = query;
  if (data === undefined) {
    const isGone = problemCode(query.error) === 'no-encontrado';
    return (
      <Page title={t(`market.${kind}`)} back={<Back kind={kind} />}>
        {isGone ? (
          <EmptyState title={t(`market.gone.${kind}`)} actions={<Back kind={kind} />}>
            {t(kind === 'line' ? 'market.goneLineText' : 'market.goneText')}
          </EmptyState>
        ) : (
          <QueryPending query={query} lines={10} />
        )}
      </Page>
    );
  }
  return (
    <Page
      title={readableName(data.nombre)}
      titleHint={data.nombre}
      back={<Back kind={kind} />}
      aside={<Identity dossier={data} />}
      actions={
        <>
          {actions(data)}
          <WatchButton key={data.nombre} dossier={data} />
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        </>
      }
    >
      <div className={classes.bar}>
        <search className={classes.filters} aria-label={t('market.filters')}>
          <PeriodFields search={search} change={change} namedOn={dossierPeriods} />
        </search>
        <Extent dossier={data} />
      </div>
      <QueryState query={query} lines={10}>
        {(dossier) => (
          <DossierView
            dossier={dossier}
            search={search}
            onEverything={() => change({ desde: undefined, hasta: undefined })}
          />
        )}
      </QueryState>
    </Page>
  );
}

/** Where the dossiers of a kind are listed; those of lines are reached from products and from other dossiers. */
const lists = {
  buyer: { to: '/compradores', page: 'buyers' },
  supplier: { to: '/proveedores', page: 'suppliers' },
  line: { to: '/reportes', page: 'reports' },
} as const;

function Back({ kind }: { kind: Kind }) {
  const { t } = useTranslation('pages');
  const { to, page } = lists[kind];
  return (
    <Link to={to} className={classes.back}>
      <IconArrowLeft size={15} aria-hidden /> {t(page)}
    </Link>
  );
}

function Identity({ dossier }: { dossier: AnyDossier }) {
  const { t } = useTranslation('reportPages');
  const { rut, region } = dossier;
  const isLine = 'codigo' in dossier;
  // Of a line it would be where most of it happens to be bought.
  const place = region === null || isLine ? null : regionName(region);
  return (
    <span className={classes.identity}>
      {rut === null ? null : <CopyCode code={rut} label={rut} />}
      {isLine ? <CopyCode code={dossier.codigo} label={dossier.codigo} /> : null}
      {isLine && dossier.vendemos ? (
        <span className={classes.ours}>{t('market.weSell')}</span>
      ) : null}
      {place === null ? null : <span>{place}</span>}
      {'esNuestra' in dossier && dossier.esNuestra ? (
        <span className={classes.ours}>{t('market.ours')}</span>
      ) : null}
    </span>
  );
}

/** How much was read of whom, and from when. */
function Extent({ dossier }: { dossier: AnyDossier }) {
  const { t } = useTranslation('reportPages');
  const { procesos, desde, hasta } = dossier;
  const processes = t('market.read', { count: procesos, total: formatCount(procesos) });
  return (
    <p className={classes.extent}>
      {desde === null || hasta === null
        ? processes
        : t('market.readBetween', {
            processes,
            from: formatIsoDate(desde),
            until: formatIsoDate(hasta),
          })}
    </p>
  );
}
