import { mayBeResponsible } from '@pliego/contract/abilities';
import type { Expediente } from '@pliego/contract/areas/work-shapes';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { Face, Person } from '#web/ui/display/person.tsx';
import { PickList } from '#web/ui/fields/pick-list.tsx';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import classes from './expediente.module.css';

interface CollaboratorsProps {
  work: Expediente;
  mayEdit: boolean;
  onSave: (colaboradores: number[]) => void;
}

/** Who works on a tender beside the responsible person, and who follows it. */
export function Collaborators({ work, mayEdit, onSave }: CollaboratorsProps) {
  const { t } = useTranslation('expediente');
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { colaboradores, seguidores } = work;
  const chosen = colaboradores.map(({ id }) => id);
  return (
    <div className={classes.people}>
      <div className={classes.peopleRow}>
        <span className={classes.label}>{t('card.collaborators')}</span>
        {colaboradores.length === 0 ? (
          <span className={classes.soft}>{t('nothing.colaboradores')}</span>
        ) : null}
        {colaboradores.map((person) => (
          <Person key={person.id} person={person} size={20} />
        ))}
        {mayEdit ? (
          <button
            ref={button}
            type="button"
            className={classes.add}
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            onClick={() => setAnchor(anchor === null ? button.current : null)}
          >
            <IconUserPlus size={15} stroke={1.7} aria-hidden /> {t('card.changePeople')}
          </button>
        ) : null}
      </div>
      <div className={classes.peopleRow}>
        <span className={classes.label}>{t('card.followers')}</span>
        {seguidores.length === 0 ? (
          <span className={classes.soft}>{t('nothing.colaboradores')}</span>
        ) : null}
        {seguidores.map((person) => (
          <span key={person.id} title={person.fullName} className={classes.follower}>
            <Face person={person} size={20} />
            <span className={classes.followerName}>{person.fullName}</span>
          </span>
        ))}
      </div>
      {anchor === null ? null : (
        <AnchoredPopover
          anchor={anchor}
          label={t('card.collaborators')}
          onClose={() => setAnchor(null)}
        >
          <PeoplePanel chosen={chosen} assignee={work.Asignado} onChange={onSave} />
        </AnchoredPopover>
      )}
    </div>
  );
}

interface PeoplePanelProps {
  chosen: readonly number[];
  assignee: number | null;
  onChange: (ids: number[]) => void;
}

function PeoplePanel({ chosen, assignee, onChange }: PeoplePanelProps) {
  const { t } = useTranslation('expediente');
  const { data, isPending } = useQuery(colleaguesQuery);
  const people = (data?.datos ?? []).filter(
    ({ id, status, role }) => id !== assignee && status === 'active' && mayBeResponsible(role),
  );
  return (
    <PickList
      label={t('card.collaborators')}
      searchLabel={t('card.searchPeople')}
      busy={isPending}
      selected={chosen.map(String)}
      options={people.map((person) => ({
        value: String(person.id),
        label: person.fullName,
        prefix: <Face person={person} size={20} />,
      }))}
      onPick={(value) => {
        const id = Number(value);
        onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
      }}
    />
  );
}
