import type { TextsIn } from '#web/i18n/resources.ts';

export const avatar: TextsIn<'en', 'avatar'> = {
  summary: 'The face of a person: a photo, or initials on a colour that is always the same.',
  use: {
    who: 'Who is responsible, who wrote, who is in the team',
    dense: 'In a narrow row, with the name on hover',
  },
  avoid: {
    decor: 'It is an ornament: without a person behind it there is no face',
    alone: 'The name has to be known without touching anything: face and name together',
  },
  demos: {
    Sizes: 'Sizes',
    WithName: 'With its name',
    Initials: 'Initials',
    Colors: 'Colours',
    LightColors: 'Soft colours',
    Icons: 'With an icon',
    Status: 'With its state',
    Groups: 'A team, with its names on hover',
  },
  keys: { tab: 'Tab | reaches each face of a team and shows its name' },
  reader: {
    beside: 'Beside a name it is not read: the name is enough.',
    alone: 'Alone it has the name of the person, or “5 more people”.',
  },
  props: {
    person: 'The person: their number, their name and their photo, if there is one',
    name: 'The name that the initials come from',
  },
  text: {
    company: 'Company',
    nobody: 'Nobody responsible',
    team: 'Team',
    online: 'Antonia Riquelme, online',
    busy: 'Antonia Riquelme, busy',
    away: 'Antonia Riquelme, away',
    more_one: '{{count}} more person',
    more_other: '{{count}} more people',
  },
};
