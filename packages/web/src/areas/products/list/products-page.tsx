import { Button } from '@mantine/core';
import type { Product } from '@pliego/contract/areas/product-shapes';
import { productOrders } from '@pliego/contract/areas/products';
import { IconEqual, IconFileImport, IconHistory, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { useAbility } from '#web/api/use-session.ts';
import { formatCount } from '#web/lib/format.ts';
import { type DataColumn, nextSort } from '#web/ui/data-table/columns.ts';
import { QueryTable } from '#web/ui/data-table/query-table.tsx';
import type { Selection } from '#web/ui/data-table/selection.tsx';
import { useRowRange } from '#web/ui/data-table/use-row-range.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { Page } from '#web/ui/page/page.tsx';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import { productsQuery } from '../queries.ts';
import { BulkProducts } from './bulk-products.tsx';
import { ExportMenu } from './export-menu.tsx';
import { ProductCard } from './product-card.tsx';
import { useProductColumns, useVisibleProductColumns } from './product-columns.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ProductLooksTools } from './product-looks-tools.tsx';
import { defaultOrder, isNarrowed, noFilters } from './product-search.ts';
import { seesCosts, useProductLooks } from './use-product-looks.ts';
import { useListedChange } from './use-listed-change.ts';
import classes from './list.module.css';

const rowId = ({ id }: Product) => String(id);
const rowName = ({ sku }: Product) => sku;
const nothing: ReadonlySet<string> = new Set();

/** What the company sells. */
export function ProductsPage() {
  const { t: pages } = useTranslation('pages');
  const { search, change } = useSearchState('/shell/productos');
  const mayEdit = useAbility().can('update', 'Product');
  const query = useInfiniteQuery(productsQuery(search));
  const rows = useMemo(() => query.data?.pages.flatMap(({ datos }) => datos) ?? [], [query.data]);
  const [selected, setSelected] = useState(nothing);
  const pressed = useRowRange();
  const chosen = useMemo(() => rows.filter((row) => selected.has(rowId(row))), [rows, selected]);
  const selection = useMemo<Selection<Product>>(
    () => ({ rowId, rowName, selected, onChange: setSelected, among: rows, pressed }),
    [selected, rows, pressed],
  );
  const onChange = useListedChange();
  const looks = useProductLooks();
  const seesCost = useMemo(() => seesCosts(rows), [rows]);
  const columns = useProductColumns({ rows, selection, mayEdit, onChange }, looks);
  const visible = useVisibleProductColumns(looks, seesCost);
  const card = useCallback(
    (row: Product) => <ProductCard row={row} {...{ selection, mayEdit, onChange }} />,
    [selection, mayEdit, onChange],
  );
  const sort = search.sort ?? defaultOrder;
  const sortBy = (column: DataColumn<Product>) => {
    const asked = nextSort(column, sort);
    const known = productOrders.find((one) => one === asked);
    change({ sort: known === defaultOrder ? undefined : known });
  };
  const [first] = query.data?.pages ?? [];
  return (
    <Page
      title={pages('products')}
      aside={first === undefined ? undefined : <Total {...first} />}
      actions={
        <>
          <SynonymsButton />
          <ExportMenu search={search} />
          {mayEdit ? <Adding /> : null}
        </>
      }
    >
      {chosen.length === 0 ? (
        <ProductFilters>
          <ProductLooksTools looks={looks} seesCost={seesCost} />
        </ProductFilters>
      ) : (
        <BulkProducts chosen={chosen} onClear={() => setSelected(nothing)} />
      )}
      <QueryTable
        query={query}
        label={pages('products')}
        columns={columns}
        rows={rows}
        rowId={rowId}
        visible={visible}
        density={looks.density}
        sort={sort}
        onSort={sortBy}
        onResize={looks.resize}
        empty={<Nothing mayEdit={mayEdit} />}
        card={card}
        footer={() => (query.hasNextPage ? <More query={query} /> : null)}
      />
    </Page>
  );
}

function Total({ total, totalExacto }: { total: number; totalExacto: boolean }) {
  const { t } = useTranslation('products');
  const text = totalExacto
    ? t('total', { count: total, total: formatCount(total) })
    : t('totalMany', { total: formatCount(total) });
  return <span className={classes.soft}>{text}</span>;
}

/** The ways in which products come into the catalogue. */
function Adding() {
  const { t } = useTranslation('products');
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconHistory size={16} aria-hidden />}
        onClick={() => void navigate({ to: '/productos/vendidos' })}
      >
        {t(isPhone ? 'sold.begin' : 'sold.beginLong')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileImport size={16} aria-hidden />}
        onClick={() => void navigate({ to: '/productos/importar' })}
      >
        {t(isPhone ? 'lists.short' : 'lists.open')}
      </Button>
      <NewButton />
    </>
  );
}

function SynonymsButton() {
  const { t } = useTranslation('products');
  const navigate = useNavigate();
  return (
    <Button
      variant="default"
      leftSection={<IconEqual size={16} aria-hidden />}
      onClick={() => void navigate({ to: '/productos/sinonimos' })}
    >
      {t('synonyms.open')}
    </Button>
  );
}

function NewButton() {
  const { t } = useTranslation('products');
  const navigate = useNavigate();
  return (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => void navigate({ to: '/productos/nuevo' })}
    >
      {t('new')}
    </Button>
  );
}

type MoreQuery = Pick<
  ReturnType<typeof useInfiniteQuery>,
  'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error'
>;

function More({ query }: { query: MoreQuery }) {
  const { t } = useTranslation('products');
  return (
    <div className={classes.more}>
      {query.isFetchNextPageError ? (
        <p role="alert">
          {t('moreFailed')} {problemText(query.error)}
        </p>
      ) : null}
      <Button
        variant="default"
        loading={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {t('more')}
      </Button>
    </div>
  );
}

function Nothing({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useTranslation('products');
  const { search, change } = useSearchState('/shell/productos');
  if (isNarrowed(search)) {
    return (
      <EmptyState
        title={t('empty.foundTitle')}
        actions={
          <Button variant="default" onClick={() => change(noFilters)}>
            {t('empty.clear')}
          </Button>
        }
      >
        {t('empty.found')}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('empty.title')} actions={mayEdit ? <Adding /> : undefined}>
      {t(mayEdit ? 'empty.text' : 'empty.reader')}
    </EmptyState>
  );
}
