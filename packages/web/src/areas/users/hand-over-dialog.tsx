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

/** What is asked, what is chosen, and sending it. */
function useHandOver({ what, person, people, onClose }: HandOverProps) {
  const isFree = loadOf(person) === 0;
  const heirs = people
    .filter((one) => one.id !== person.id && one.status === 'active' && mayBeResponsible(one.role))
    .toSorted((a, b) => loadOf(a) - loadOf(b));
  // Nothing is chosen for who decides: work that changes hands is chosen with open eyes.
  const [heir, setHeir] = useState(what === 'suspend' ? stays : '');
  const [isSent, setSent] = useState(false);
  const { mutate: change, isPending: isChanging } = useChangePerson();
  const { mutate: remove, isPending: isRemoving } = useRemovePerson(person);
  const chosen = heirs.find(({ id }) => String(id) === heir);
  const isMissing = !isFree && heir === '';
  const send = () => {
    setSent(true);
    if (isMissing) return;
    const to = chosen?.id ?? null;
    // Closed when it is done; what failed is told beside it, and can be tried again.
    const done = { onSuccess: onClose };
    if (what === 'remove') {
      remove(to, done);
      return;
    }
    const passes = isFree || heir === stays ? {} : { reasignarA: to };
    const asked =
      what === 'suspend' ? { status: 'inactive' as const } : { role: 'subscriber' as const };
    change({ person, change: { ...asked, ...passes } }, done);
  };
  const busy = isChanging || isRemoving;
  return { isFree, heirs, heir, setHeir, chosen, isRefused: isSent && isMissing, busy, send };
}

/** Asks who takes over what somebody leaves open, before they are removed, suspended or may only read. */
export function HandOverDialog(props: HandOverProps) {
  const { what, person, onClose } = props;
  const { t } = useTranslation(['users', 'common']);
  const asked = useHandOver(props);
  const { isFree, chosen, busy, send } = asked;
  const count = (chosen?.trabajo.licitaciones ?? 0) + person.trabajo.licitaciones;
  return (
    <Dialog title={t(`handOver.${what}.title`, { name: person.fullName })} onClose={onClose}>
      <p className={classes.lead}>{t(`handOver.${what}.text`)}</p>
      {isFree ? (
        <p className={classes.explain}>{t('handOver.free')}</p>
      ) : (
        <HeirField what={what} person={person} asked={asked} />
      )}
      {chosen === undefined ? null : (
        <p className={classes.explain}>
          {t('handOver.result', { name: chosen.fullName, count, total: formatCount(count) })}
        </p>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button color={what === 'reader' ? undefined : 'red.9'} loading={busy} onClick={send}>
          {t(`handOver.${what}.submit`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface HeirFieldProps extends HandingOver {
  asked: ReturnType<typeof useHandOver>;
}

/** Who takes over, those with the least work first. */
function HeirField({ what, person, asked }: HeirFieldProps) {
  const { t } = useTranslation('users');
  const { licitaciones, tareas } = person.trabajo;
  const work = [
    licitaciones > 0
      ? t('work.tenders', { count: licitaciones, total: formatCount(licitaciones) })
      : null,
    tareas > 0 ? t('work.tasks', { count: tareas, total: formatCount(tareas) }) : null,
  ].filter((text) => text !== null);
  const first =
    what === 'suspend'
      ? { value: stays, label: t('handOver.stays') }
      : { value: '', label: t('handOver.choose') };
  return (
    <NativeSelect
      label={t('handOver.question', { name: person.fullName })}
      description={t('handOver.leaves', { work: work.join(' · ') })}
      value={asked.heir}
      error={asked.isRefused ? t('handOver.missing') : undefined}
      data-autofocus
      data={[
        first,
        ...asked.heirs.map((one) => ({
          value: String(one.id),
          label: t('handOver.heir', {
            name: one.fullName,
            count: one.trabajo.licitaciones,
            total: formatCount(one.trabajo.licitaciones),
          }),
        })),
        { value: nobody, label: t('handOver.nobody') },
      ]}
      onChange={(event) => asked.setHeir(event.currentTarget.value)}
    />
  );
}
