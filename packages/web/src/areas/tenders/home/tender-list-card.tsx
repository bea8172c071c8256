import { Button } from '@mantine/core';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { IconUserPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tendersApi } from '#web/api/areas/tenders.ts';
import { problemText } from '#web/api/problems.ts';
import { useAbility, useSession } from '#web/api/use-session.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { Amount } from '../amount.tsx';
import { Closing } from '../closing.tsx';
import { TenderTitle } from '../ficha/tender-title.tsx';
import { HomeCard } from './home-card.tsx';
import { type HomeList, homeListQuery, homeLists } from './home-queries.ts';
import classes from './home-rows.module.css';

/** The first tenders of a list, with what decides beside each. */
export function TenderListCard({ list }: { list: HomeList }) {
  const { t } = useTranslation('home');
  const query = useQuery(homeListQuery(list));
  const rows = query.data?.datos ?? [];
  return (
    <HomeCard
      title={t(`${list}.title`)}
      all={t(`${list}.all`)}
      search={homeLists[list]}
      query={query}
      isEmpty={rows.length === 0}
      empty={t(`${list}.empty`)}
    >
      <ul className={classes.rows}>
        {rows.map((tender) => (
          <Row key={tender.id} tender={tender} list={list} />
        ))}
      </ul>
    </HomeCard>
  );
}

function Row({ tender, list }: { tender: TenderSummary; list: HomeList }) {
  const { codigo, comprador, monto, moneda } = tender;
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        <TenderTitle tender={tender} />
        <span className={classes.under}>
          <span className={classes.code}>{codigo}</span>
          <span className={classes.cut}>
            {comprador === null ? null : readableName(comprador.nombre)}
          </span>
        </span>
      </div>
      <div className={classes.closing}>
        <Closing tender={tender} />
      </div>
      {list === 'unassigned' ? (
        <TakeButton tender={tender} />
      ) : (
        <div className={classes.amount}>
          <Amount short amount={monto} currency={moneda} />
        </div>
      )}
    </li>
  );
}

/** Makes a tender one's own. */
function TakeButton({ tender }: { tender: TenderSummary }) {
  const { t } = useTranslation('home');
  const client = useQueryClient();
  const ability = useAbility();
  const me = useSession().userData.id;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      tendersApi.assign({
        params: { id: tender.id },
        ifVersion: tender.version,
        body: { Usuario: me },
      }),
    onSuccess: async () => {
      toastDone({ title: t('unassigned.taken'), text: tender.codigo });
      await client.invalidateQueries({ queryKey: ['tenders'] });
    },
    onError: (error) => {
      toastProblem({ title: t('unassigned.failed'), text: problemText(error) });
      void client.invalidateQueries({ queryKey: ['tenders', 'home'] });
    },
  });
  if (!ability.can('assign', 'Tender')) return null;
  return (
    <Button
      variant="default"
      size="compact-sm"
      className={classes.take}
      loading={isPending}
      aria-label={`${t('unassigned.take')} ${tender.codigo}`}
      leftSection={<IconUserPlus size={14} aria-hidden />}
      onClick={() => mutate()}
    >
      {t('unassigned.take')}
    </Button>
  );
}
