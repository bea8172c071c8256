import type { Colleague } from '@pliego/contract/areas/users';
import { IconUserCircle, IconUserPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { useAbility, useMe } from '#web/api/use-session.ts';
import { Face, Person } from '#web/ui/display/person.tsx';
import { PickList, type PickOption } from '#web/ui/fields/pick-list.tsx';
import { type EditableTender, saveTender } from './edit-tender.ts';
import { InlineEditor } from './inline-editor.tsx';
import classes from './editors.module.css';

const nobody = 'nadie';

/** Who carries a tender; pressing opens the people of the company. */
export function AssigneeEditor({ tender }: { tender: EditableTender }) {
  const { t } = useTranslation('tenders');
  const ability = useAbility();
  const { data } = useQuery(colleaguesQuery);
  const code = tender.codigo;
  const person = data?.datos.find(({ id }) => id === tender.Asignado);
  const assigneeName =
    tender.Asignado === null ? t('assignee.none') : (person?.fullName ?? t('assignee.gone'));
  return (
    <InlineEditor
      kind="assignee"
      label={t('assignee.edit', { code })}
      value={assigneeName}
      panelLabel={t('assignee.panel', { code })}
      forbidden={ability.can('assign', 'Tender') ? undefined : t('assignee.forbidden')}
      renderPanel={(close) => <AssigneePanel tender={tender} onDone={close} />}
    >
      <Assignee id={tender.Asignado} people={data?.datos} />
    </InlineEditor>
  );
}

function Assignee({ id, people }: { id: number | null; people?: Colleague[] }) {
  const { t } = useTranslation('tenders');
  if (id === null) {
    return (
      <span className={classes.add}>
        <span className={classes.addText}>
          <IconUserPlus size={14} stroke={1.7} aria-hidden /> {t('assignee.add')}
        </span>
      </span>
    );
  }
  if (people === undefined) return <span className={classes.pending} />;
  const person = people.find((one) => one.id === id);
  const shown = person ?? { id, fullName: t('assignee.gone'), avatar: null };
  return <Person person={shown} />;
}

function AssigneePanel({ tender, onDone }: { tender: EditableTender; onDone: () => void }) {
  const { t } = useTranslation('tenders');
  const client = useQueryClient();
  const me = useMe();
  const { data, isPending } = useQuery(colleaguesQuery);
  const people = (data?.datos ?? []).filter(
    ({ id, status }) => status === 'active' || id === tender.Asignado,
  );
  // Oneself first: taking a tender is the most common thing to do here.
  const ordered = people.toSorted((a, b) => Number(b.id === me) - Number(a.id === me));
  const options: PickOption[] = [
    ...ordered.map((person) => ({
      value: String(person.id),
      label: person.id === me ? t('assignee.me', { name: person.fullName }) : person.fullName,
      prefix: <Face person={person} size={20} />,
    })),
    {
      value: nobody,
      label: t('assignee.nobody'),
      prefix: <IconUserCircle size={20} stroke={1.4} />,
    },
  ];
  return (
    <PickList
      single
      label={t('assignee.panel', { code: tender.codigo })}
      searchLabel={t('assignee.search')}
      options={options}
      selected={[tender.Asignado === null ? nobody : String(tender.Asignado)]}
      busy={isPending}
      onPick={(value) => {
        const Asignado = value === nobody ? null : Number(value);
        onDone();
        if (Asignado !== tender.Asignado) saveTender(client, tender, { Asignado });
      }}
    />
  );
}
