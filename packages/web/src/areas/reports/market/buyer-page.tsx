import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { buyerQuery } from './dossier-queries.ts';
import { DossierPage } from './dossier-page.tsx';
import { ListActions } from './list-actions.tsx';

const route = getRouteApi('/shell/compradores/$id');

/** A buyer: what it buys, how much, when and from whom, and how we fare with it. */
export function BuyerPage() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const query = useQuery(buyerQuery(id, search));
  return (
    <DossierPage
      kind="buyer"
      query={query}
      search={search}
      actions={({ abiertas, lista }) => <ListActions abiertas={abiertas} lista={lista} />}
    />
  );
}
