import { Button, NativeSelect } from '@mantine/core';
import { mayBeResponsible } from '@pliego/contract/abilities';
import type { Colleague } from '@pliego/contract/areas/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { useChangePerson, useRemovePerson } from './people-mutations.ts';
import type { HandingOver } from './use-people-actions.ts';
import classes from './people.module.css';

interface HandOverProps extends HandingOver {
  people: readonly Colleague[];
  onClose: () => void;
}

const stays = 'sigue';
const nobody = 'nadie';

const loadOf = ({ trabajo }: Colleague) => trabajo.licitaciones + trabajo.tareas;

/** Asks who takes over what somebody leaves open, before they are removed, suspended or may only read. */
export function HandOverDialog({ what, person, people, onClose }: HandOverProps) {
  const { t } = useTranslation(['users', 'common']);
  const { licitaciones, tareas } = person.trabajo;
  const isFree = loadOf(person) === 0;
  const heirs = people
    .filter((one) => one.id !== person.id && one.status === 'active' && mayBeResponsible(one.role))
    .toSorted((a, b) => loadOf(a) - loadOf(b));
  // Nothing is chosen for who decides: work that changes hands is chosen with open eyes.
  const [heir, setHeir] = useState(what === 'suspend' ? stays : '');
  const [isMissing, setMissing] = useState(false);
  const { mutate: change, isPending: isChanging } = useChangePerson();
  const { mutate: remove, isPending: isRemoving } = useRemovePerson(person);
  const chosen = heirs.find(({ id }) => String(id) === heir);
  const send = () => {
    if (!isFree && heir === '') return setMissing(true);
    const to = chosen?.id ?? null;
    // Closed when it is done; what failed is told beside it, and can be tried again.
    const done = { onSuccess: onClose };
    if (what === 'remove') return remove(to, done);
    const passes = isFree || heir === stays ? {} : { reasignarA: to };
    const asked =
      what === 'suspend' ? { status: 'inactive' as const } : { role: 'subscriber' as const };
    return change({ person, change: { ...asked, ...passes } }, done);
  };
  const work = [
    licitaciones > 0
      ? t('work.tenders', { count: licitaciones, total: formatCount(licitaciones) })
      : null,
    tareas > 0 ? t('work.tasks', { count: tareas, total: formatCount(tareas) }) : null,
  ].filter((text) => text !== null);
  return (
    <Dialog title={t(`handOver.${what}.title`, { name: person.fullName })} onClose={onClose}>
      <p className={classes.lead}>{t(`handOver.${what}.text`)}</p>
      {isFree ? (
        <p className={classes.explain}>{t('handOver.free')}</p>
      ) : (
        <NativeSelect
          label={t('handOver.question', { name: person.fullName })}
          description={t('handOver.leaves', { work: work.join(' · ') })}
          value={heir}
          error={isMissing && heir === '' ? t('handOver.missing') : undefined}
          data-autofocus
          data={[
            ...(what === 'suspend' ? [{ value: stays, label: t('handOver.stays') }] : []),
            ...(what === 'suspend' ? [] : [{ value: '', label: t('handOver.choose') }]),
            ...heirs.map((one) => ({
              value: String(one.id),
              label: t('handOver.heir', {
                name: one.fullName,
                count: one.trabajo.licitaciones,
                total: formatCount(one.trabajo.licitaciones),
              }),
            })),
            { value: nobody, label: t('handOver.nobody') },
          ]}
          onChange={(event) => setHeir(event.currentTarget.value)}
        />
      )}
      {chosen === undefined ? null : (
        <p className={classes.explain}>
          {t('handOver.result', {
            name: chosen.fullName,
            count: chosen.trabajo.licitaciones + licitaciones,
            total: formatCount(chosen.trabajo.licitaciones + licitaciones),
          })}
        </p>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button
          color={what === 'reader' ? undefined : 'red.9'}
          loading={isChanging || isRemoving}
          onClick={send}
        >
          {t(`handOver.${what}.submit`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
