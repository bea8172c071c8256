import { useTranslation } from 'react-i18next';
import { parseSearch } from '#web/lib/search-params.ts';
import { LooksMenu } from '#web/lists/looks/looks-menu.tsx';
import { SavedViews } from '#web/lists/views/saved-views.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import { choosableColumns, productChoice } from './product-columns.tsx';
import { readProductSearch } from './product-search.ts';
import { type ProductLooks, productState } from './use-product-looks.ts';
import classes from './list.module.css';

/** How the catalogue is shown, and the names under which that is kept. */
export function ProductLooksTools({ looks, seesCost }: { looks: ProductLooks; seesCost: boolean }) {
  const { t } = useTranslation('products');
  const { search } = useSearchState('/shell/productos');
  const isPhone = useIsPhone();
  return (
    <div className={classes.looks}>
      <SavedViews
        page="productos"
        shown={productState(search, looks)}
        wayTo={(state) => ({
          to: '/productos',
          search: readProductSearch(parseSearch(state)),
        })}
      />
      {isPhone ? null : (
        <LooksMenu
          choice={looks}
          choosable={choosableColumns(seesCost)}
          fixed={productChoice.fixed}
          nameOf={(id) => t(`columns.${id}`)}
        />
      )}
    </div>
  );
}
