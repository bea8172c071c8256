import { Button } from '@mantine/core';
import type {
  BuyerDossier,
  DossierPart,
  LineDossier,
  SupplierDossier,
} from '@pliego/contract/areas/market';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { DossierFigures } from './dossier-figures.tsx';
import { DossierSection } from './dossier-section.tsx';
import type { DossierSearch } from './dossier-search.ts';
import classes from './market.module.css';

/** The parts that stand beside the others, where there is room. */
const aside: ReadonlySet<DossierPart> = new Set([
  'lo-nuestro',
  'abiertas',
  'regiones',
  'contra-quien',
]);

interface DossierViewProps {
  dossier: BuyerDossier | SupplierDossier | LineDossier;
  search: DossierSearch;
  onEverything: () => void;
}

/** What is known of a buyer or a supplier; of one without processes that it has none. */
export function DossierView({ dossier, search, onEverything }: DossierViewProps) {
  const { t } = useTranslation('reportPages');
  const { procesos, cifras, secciones } = dossier;
  const isNarrowed = search.desde !== undefined || search.hasta !== undefined;
  if (procesos === 0) {
    return (
      <EmptyState
        title={t('market.none')}
        actions={
          isNarrowed ? <Button onClick={onEverything}>{t('market.everything')}</Button> : undefined
        }
      >
        {t(isNarrowed ? 'market.noneText' : 'market.neverText')}
      </EmptyState>
    );
  }
  const main = secciones.filter(({ id }) => !aside.has(id));
  const beside = secciones.filter(({ id }) => aside.has(id));
  return (
    <>
      <DossierFigures figures={cifras} />
      <div className={classes.layout}>
        <div className={classes.column}>
          {main.map((part) => (
            <DossierSection key={part.id} part={part} />
          ))}
        </div>
        <div className={classes.column}>
          {beside.map((part) => (
            <DossierSection key={part.id} part={part} />
          ))}
        </div>
      </div>
      <p className={classes.note}>
        {t('market.note')}{' '}
        <AppLink
          to="/pages/knowledge-base/$category/$question"
          params={{ category: 'trabajo', question: 'compradores-y-proveedores' }}
        >
          {t('market.help')}
        </AppLink>
      </p>
    </>
  );
}
