import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lineQuery } from './dossier-queries.ts';
import { DossierPage } from './dossier-page.tsx';
import { ListActions } from './list-actions.tsx';

const route = getRouteApi('/shell/rubros/$codigo');

/** A family of UNSPSC: who buys it, who wins it, at what prices, and what of it ends soon. */
export function LinePage() {
  const { codigo } = route.useParams();
  const search = route.useSearch();
  const query = useQuery(lineQuery(codigo, search));
  return (
    <DossierPage
      kind="line"
      query={query}
      search={search}
      actions={({ abiertas, lista }) => <ListActions abiertas={abiertas} lista={lista} />}
    />
  );
}
