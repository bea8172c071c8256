import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { buyerQuery } from './dossier-queries.ts';
import { DossierPage } from './dossier-page.tsx';

const route = getRouteApi('/shell/compradores/$id');

/** A buyer: what it buys, how much, when and from whom, and how we fare with it. */
export function BuyerPage() {
  const { t } = useTranslation('reportPages');
  const { id } = route.useParams();
  const search = route.useSearch();
  const query = useQuery(buyerQuery(id, search));
  return (
    <DossierPage
      kind="buyer"
      query={query}
      search={search}
      actions={({ abiertas, lista }) => (
        <>
          {abiertas === 0 ? null : (
            <Button
              renderRoot={(props) => (
                <Link to="/licitaciones" search={{ ...lista, vista: 'abiertas' }} {...props} />
              )}
            >
              {t('market.open', { count: abiertas, total: formatCount(abiertas) })}
            </Button>
          )}
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/licitaciones" search={lista} {...props} />}
          >
            {t('market.all')}
          </Button>
        </>
      )}
    />
  );
}
