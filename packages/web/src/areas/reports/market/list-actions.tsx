import { Button } from '@mantine/core';
import type { BuyerDossier } from '@pliego/contract/areas/market';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';

/** Leads from a dossier to the list of its tenders, first to those that are open. */
export function ListActions({ abiertas, lista }: Pick<BuyerDossier, 'abiertas' | 'lista'>) {
  const { t } = useTranslation('reportPages');
  return (
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
  );
}
