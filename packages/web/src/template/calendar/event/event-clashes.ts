import { useTranslation } from 'react-i18next';
import type { Clash } from '#web/api/rebase.ts';
import { formatIsoDate } from '#web/lib/format.ts';
import type { ShownClash } from '#web/ui/feedback/clash-note.tsx';
import type { EventFormState, EventValues } from './event-values.ts';
import { useBeforeText } from './use-before-text.ts';

/** What two people may change of an event. */
export const eventFields = [
  'title',
  'category',
  'allDay',
  'startDay',
  'startTime',
  'endDay',
  'endTime',
  'url',
  'guests',
  'location',
  'description',
  'reminders',
  'repeat',
] as const satisfies readonly (keyof EventValues)[];
type EventField = (typeof eventFields)[number];

const labels = {
  title: 'event.title',
  category: 'event.category',
  allDay: 'event.allDay',
  startDay: 'event.startDay',
  startTime: 'event.startTime',
  endDay: 'event.endDay',
  endTime: 'event.endTime',
  url: 'event.url',
  guests: 'event.guests',
  location: 'event.place',
  description: 'event.description',
  reminders: 'event.reminders',
  repeat: 'repeat.label',
} as const satisfies Record<EventField, string>;

/** A value as it is read out. */
function useValueText(): (name: EventField, values: EventValues) => string {
  const { t } = useTranslation(['calendar', 'common']);
  const beforeText = useBeforeText();
  const day = (text: string | null) => (text === null ? '' : formatIsoDate(text));
  return (name, values) => {
    switch (name) {
      case 'category':
        return t(`categories.${values.category}`);
      case 'allDay':
        return t(values.allDay ? 'event.isAllDay' : 'event.hasHours');
      case 'startDay':
      case 'endDay':
        return day(values[name]);
      case 'guests':
        return values.guests.join(', ');
      case 'reminders':
        return values.reminders.map((minutes) => beforeText(Number(minutes))).join(', ');
      case 'repeat':
        return t(`repeat.kinds.${values.repeat.kind}`);
      default:
        return values[name];
    }
  };
}

interface Over {
  clashes: readonly Clash<EventValues>[] | null;
  isSame: (one: unknown, other: unknown) => boolean;
}

const isField = (name: string): name is EventField => name in labels;

/** What somebody else made of an event meanwhile, in words; null while nobody did. */
export function useShownClashes(
  { clashes, isSame }: Over,
  form: EventFormState,
): ShownClash[] | null {
  const { t } = useTranslation('calendar');
  const valueText = useValueText();
  if (clashes === null) return null;
  return clashes.flatMap(({ name, stored }) =>
    !isField(name) || isSame(form.values[name], stored)
      ? []
      : {
          name,
          field: t(labels[name]),
          value: valueText(name, { ...form.values, [name]: stored }),
          onTake: () => form.setValues({ [name]: stored }),
        },
  );
}
