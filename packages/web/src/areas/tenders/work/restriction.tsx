import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import type { Expediente } from '@pliego/contract/areas/work-shapes';
import { IconLock, IconUsersGroup } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { workApi } from '#web/api/areas/work.ts';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { useAbility, useMe } from '#web/api/use-session.ts';
import { SwitchRow } from '#web/ui/fields/switch-row.tsx';
import { reportWork, showWork } from './save-work.ts';
import classes from './expediente.module.css';

interface RestrictionProps {
  tender: TenderDetail;
  work: Expediente;
}

/** The team by name, the responsible person first. */
function useTeam({ Asignado, colaboradores }: Expediente): string[] {
  const { data } = useQuery(colleaguesQuery);
  const responsible = data?.datos.find(({ id }) => id === Asignado)?.fullName;
  const others = colaboradores.filter(({ id }) => id !== Asignado).map(({ fullName }) => fullName);
  return responsible === undefined ? others : [responsible, ...others];
}

/** Who of the company sees a tender, and the switch for who may decide it. */
export function Restriction({ tender, work }: RestrictionProps) {
  const { t } = useTranslation('expediente');
  const client = useQueryClient();
  const ability = useAbility();
  const me = useMe();
  const team = useTeam(work);
  const mayRestrict = ability.can('manage', 'Tender') || work.Asignado === me;
  const saving = useMutation({
    scope: { id: `expediente-${tender.id}` },
    mutationFn: (restringida: boolean) =>
      workApi.update({ params: { id: tender.id }, body: { restringida } }),
    onSuccess: (saved) => showWork(client, saved),
    onError: (error, restringida) =>
      reportWork(client, tender, t('card.failed', { code: tender.codigo }), error, () =>
        saving.mutate(restringida),
      ),
  });
  const isRestricted = saving.isPending ? saving.variables : work.restringida;
  const people = team.join(', ');
  const Icon = isRestricted ? IconLock : IconUsersGroup;
  if (!isRestricted && !mayRestrict) return null;
  return (
    <div className={classes.restriction} data-on={isRestricted || undefined}>
      <Icon size={18} stroke={1.7} aria-hidden />
      <div className={classes.restrictionText}>
        {mayRestrict ? (
          <SwitchRow
            label={t('restricted.label')}
            checked={isRestricted}
            onChange={saving.mutate}
          />
        ) : (
          <span className={classes.restrictionTitle}>{t('restricted.label')}</span>
        )}
        <p>
          {isRestricted
            ? t(people === '' ? 'restricted.adminsOnly' : 'restricted.on', { people })
            : t('restricted.off')}
        </p>
      </div>
    </div>
  );
}
