import { ActionIcon, Anchor, Avatar, Button, Skeleton } from '@mantine/core';
import '@mantine/core/styles/Avatar.layer.css';
import type { Role } from '@pliego/contract/abilities';
import type { DemoUser } from '@pliego/contract/areas/demo-users';
import type { SampleRole } from '@pliego/contract/areas/roles';
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { Face } from '#web/ui/display/person.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { allUsersQuery, rolesQuery } from '../queries.ts';
import { useRemoveRole } from './role-mutations.ts';
import { useRoleNames } from './use-role-names.ts';
import type { EditedRole } from './role-panel.ts';
import classes from './roles.module.css';

const noUsers: DemoUser[] = [];
const shownFaces = 4;

interface RoleCardsProps {
  onEdit: (edited: EditedRole) => void;
  /** The role whose people the list below shows. */
  shown: Role | undefined;
  onShow: (role: Role | undefined) => void;
}

/** One card a role, and one to add another. */
export function RoleCards({ onEdit, shown, onShow }: RoleCardsProps) {
  const { t } = useTranslation('demoUsers');
  const { data: users = noUsers } = useQuery(allUsersQuery);
  return (
    <QueryState query={useQuery(rolesQuery)} loading={<CardSkeletons />}>
      {(roles) => (
        <ul className={classes.cards}>
          {roles.map((role) => (
            <li key={role.id}>
              <RoleCard
                role={role}
                people={users.filter((user) => user.role === role.role)}
                isShown={role.role !== null && role.role === shown}
                onEdit={onEdit}
                onShow={onShow}
              />
            </li>
          ))}
          <li>
            <button
              type="button"
              className={classes.add}
              onClick={() => onEdit({ role: null, from: null })}
            >
              <IconPlus size={20} aria-hidden />
              <span className={classes.addName}>{t('roles.add')}</span>
              <span className={classes.soft}>{t('roles.addText')}</span>
            </button>
          </li>
        </ul>
      )}
    </QueryState>
  );
}

function CardSkeletons() {
  return (
    <div className={classes.cards} aria-busy>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} height={132} radius="lg" />
      ))}
    </div>
  );
}

interface RoleCardProps {
  role: SampleRole;
  people: DemoUser[];
  isShown: boolean;
  onEdit: (edited: EditedRole) => void;
  onShow: (role: Role | undefined) => void;
}

function RoleCard({ role, people, isShown, onEdit, onShow }: RoleCardProps) {
  const { t } = useTranslation('demoUsers');
  const remove = useRemoveRole();
  const { role: usersRole } = role;
  const name = useRoleNames().nameOf(role);
  return (
    <article className={classes.card} data-shown={isShown || undefined} aria-label={name}>
      <div className={classes.line}>
        {usersRole === null ? (
          <span className={classes.soft}>{t('roles.nobody')}</span>
        ) : (
          <Anchor
            component="button"
            type="button"
            size="sm"
            aria-pressed={isShown}
            onClick={() => onShow(isShown ? undefined : usersRole)}
          >
            {t('roles.people', { count: people.length, total: formatCount(people.length) })}
          </Anchor>
        )}
        <Avatar.Group spacing="xs" aria-hidden>
          {people.slice(0, shownFaces).map((person) => (
            <span key={person.id} className={classes.face}>
              <Face person={person} size={30} />
            </span>
          ))}
          {people.length > shownFaces ? (
            <span className={classes.more}>+{people.length - shownFaces}</span>
          ) : null}
        </Avatar.Group>
      </div>
      <h2 className={classes.name}>{name}</h2>
      <div className={classes.line}>
        <Button variant="light" size="compact-sm" onClick={() => onEdit({ role, from: role })}>
          {t('roles.edit')}
        </Button>
        <span>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('roles.duplicate', { name })}
            onClick={() => onEdit({ role: null, from: role })}
          >
            <IconCopy size={17} aria-hidden />
          </ActionIcon>
          {usersRole === null ? (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('roles.remove', { name })}
              onClick={() => remove(role)}
            >
              <IconTrash size={17} aria-hidden />
            </ActionIcon>
          ) : null}
        </span>
      </div>
    </article>
  );
}
