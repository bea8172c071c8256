import { searchLimit } from '@pliego/contract/areas/main-search';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { useAbility } from '#web/api/use-session.ts';
import { rankMatches } from '#web/lib/rank-matches.ts';
import { Face } from '#web/ui/display/person.tsx';
import type { EntryGroup } from './search-entry.ts';

/** People of the company by name or e-mail, each leading to the tenders that are theirs. */
export function usePeopleGroup(text: string): EntryGroup {
  const { t } = useTranslation();
  const ability = useAbility();
  const enabled = ability.can('read', 'User') && ability.can('read', 'Tender');
  const { data } = useQuery({ ...colleaguesQuery, enabled });
  const people = enabled ? (data?.datos ?? []) : [];
  const active = people.filter(({ status }) => status === 'active');
  const found = rankMatches(active, text, (p) => `${p.fullName} ${p.email}`, searchLimit);
  return {
    name: 'people',
    entries: found.map((person) => ({
      id: `person-${person.id}`,
      title: person.fullName,
      icon: <Face person={person} size={22} />,
      note: person.email,
      aside: t(`shell.roles.${person.role}`),
      hint: t('search.hints.assigned'),
      pick: { kind: 'go', to: { to: '/licitaciones', search: { asignado: [person.id] } } },
    })),
  };
}
