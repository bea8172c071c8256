import type { ListMapping, ProductImport } from '@pliego/contract/areas/product-imports';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode } from '#web/api/problems.ts';
import { QueryPending, type ShownQuery } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { AppliedList } from './applied-list.tsx';
import { ListColumns } from './list-columns.tsx';
import { ListTrial } from './list-trial.tsx';
import { listQuery } from './list-queries.ts';
import fichaClasses from '../ficha/ficha.module.css';

const route = getRouteApi('/shell/productos/importar/$id');

function Back() {
  const { t } = useTranslation('products');
  return (
    <Link to="/productos/importar" className={fichaClasses.back}>
      <IconArrowLeft size={15} aria-hidden /> {t('lists.backToLists')}
    </Link>
  );
}

/** One price list: how its columns are read, what it would do, and what it did. */
export function ListPage() {
  const { t } = useTranslation('products');
  const { id } = route.useParams();
  const query = useQuery(listQuery(id));
  const { data } = query;
  return (
    <Page title={data?.archivo ?? t('lists.title')} titleHint={data?.archivo} back={<Back />}>
      {data === undefined ? <NotThere query={query} /> : <List key={id} list={data} />}
    </Page>
  );
}

function NotThere({ query }: { query: ShownQuery<ProductImport> }) {
  const { t } = useTranslation('products');
  if (problemCode(query.error) !== 'no-encontrado') {
    return <QueryPending query={query} lines={8} />;
  }
  return (
    <EmptyState title={t('lists.gone.title')} actions={<Back />}>
      {t('lists.gone.text')}
    </EmptyState>
  );
}

function List({ list }: { list: ProductImport }) {
  const [mapping, setMapping] = useState<ListMapping>(list.mapeo);
  if (list.estado !== 'en-espera') return <AppliedList list={list} />;
  return (
    <>
      <ListColumns list={list} mapping={mapping} onChange={setMapping} />
      <ListTrial list={list} mapping={mapping} />
    </>
  );
}
