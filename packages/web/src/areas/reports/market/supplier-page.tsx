import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { supplierQuery } from './dossier-queries.ts';
import { DossierPage } from './dossier-page.tsx';

const route = getRouteApi('/shell/proveedores/$proveedor');

/** A supplier: what it wins, where, at what price and against whom, and where we met it. */
export function SupplierPage() {
  const { t } = useTranslation('reportPages');
  const { proveedor } = route.useParams();
  const search = route.useSearch();
  const query = useQuery(supplierQuery(proveedor, search));
  return (
    <DossierPage
      kind="supplier"
      query={query}
      search={search}
      actions={({ lista }) => (
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/licitaciones" search={lista} {...props} />}
        >
          {t('market.allWon')}
        </Button>
      )}
    />
  );
}
