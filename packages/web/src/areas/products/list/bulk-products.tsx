import { Button } from '@mantine/core';
import type { Product } from '@pliego/contract/areas/product-shapes';
import { IconEdit, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkBar } from '#web/ui/data-table/selection.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { WatchMatches } from '../matches/watch-matches.tsx';
import { changeAtOnce } from './bulk-work.ts';

interface BulkProductsProps {
  chosen: readonly Product[];
  onClear: () => void;
}

/** What can be done with the chosen products at once. */
export function BulkProducts({ chosen, onClear }: BulkProductsProps) {
  const { t } = useTranslation('products');
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const activate = (activo: boolean) => {
    void changeAtOnce(client, chosen, { poner: { activo } });
    onClear();
  };
  const size = 'compact-sm';
  return (
    <BulkBar count={chosen.length} onClear={onClear}>
      <Button
        size={size}
        variant="default"
        leftSection={<IconPlayerPlay size={14} aria-hidden />}
        onClick={() => activate(true)}
      >
        {t('bulk.activate')}
      </Button>
      <Button
        size={size}
        variant="default"
        leftSection={<IconPlayerPause size={14} aria-hidden />}
        onClick={() => activate(false)}
      >
        {t('bulk.deactivate')}
      </Button>
      <Button
        size={size}
        variant="default"
        leftSection={<IconEdit size={14} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('bulk.edit')}
      </Button>
      <WatchMatches products={chosen} onDone={onClear} />
      {isAsking ? (
        <BulkDialog chosen={chosen} onClose={() => setAsking(false)} onDone={onClear} />
      ) : null}
    </BulkBar>
  );
}
