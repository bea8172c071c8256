import { Navigate } from '@tanstack/react-router';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { builderOfState } from './builder-search.ts';

/** A mail leads to a report that somebody put together as to every other: on to the page where it is built. */
export function OpenBuilt() {
  const {
    search: { definicion = '', desde, hasta },
  } = useSearchState('/shell/reportes/$id');
  const { nombre: _, ...built } = builderOfState(definicion);
  // Days that move along stay so.
  const days = built.fecha === undefined || built.periodo !== undefined ? {} : { desde, hasta };
  return <Navigate to="/reportes/nuevo" search={{ ...built, ...days }} replace />;
}
