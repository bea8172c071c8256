import { Button, SegmentedControl } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { useLeaving } from '#web/ui/use-leaving.ts';
import { useCalendarAddress } from './address.ts';
import { type EntryParts, wireOf } from './entry.ts';
import { EventFields } from './event-fields.tsx';
import { changeOf, removalOf, valuesOf } from './event-parts.ts';
import { type EventValues, eventSchema } from './event-values.ts';
import { spanOf } from './event-when.ts';
import { isFirst, type Occurrence } from './occurrences.ts';
import { saveEntries } from './save-entries.ts';
import { useChange } from './use-change.ts';
import { useComplaints } from './use-complaints.ts';
import { useKeptInView } from './use-kept-in-view.ts';
import { dayOf } from './wall.ts';
import classes from './event-form.module.css';

interface EventFormProps {
  /** What it begins with. */
  parts: EntryParts;
  /** The time of the event that is changed; null makes a new one. */
  of: Occurrence | null;
  /** It is kept, or gone; told with the day where one would look for it. */
  onDone: (day: string) => void;
}

/** Everything of an event. What is typed stays when it cannot be kept. */
export function EventForm({ parts, of, onDone }: EventFormProps) {
  const { t } = useTranslation('calendar');
  const { close, closeShowing } = useCalendarAddress();
  const sayInView = useKeptInView();
  const { change, send } = useChange();
  const complaints = useComplaints();
  const schema = useMemo(() => eventSchema(complaints, of), [complaints, of]);
  const isSeries = of !== null && of.entry.repeat !== '';
  const { form, busy, problem, formProps } = useContractForm<EventValues, void>({
    schema,
    initialValues: valuesOf(parts, of ?? parts),
    send: async (values) => {
      const span = spanOf(values);
      // The schema has seen to it that everything can be read.
      if (span === null) return;
      const title = values.title.trim();
      await send({
        ...changeOf(values, span, of),
        done: t(of === null ? 'done.added' : 'done.saved', { title }),
        failed: t('failed.saved', { title }),
        besides: sayInView([values.category]),
      });
      onDone(dayOf(span.start));
      letGo();
      closeShowing([values.category]);
    },
  });
  const { guard, letGo } = useLeaving({ isDirty: form.isDirty() });
  const remove = (occurrence: Occurrence) => {
    const { title } = occurrence.entry;
    change({
      ...removalOf(occurrence, form.values.scope),
      done: t('done.removed', { title }),
      failed: t('failed.removed', { title }),
    });
    onDone(dayOf(occurrence.start));
    letGo();
    close();
  };
  return (
    <form {...formProps} className={classes.form}>
      <div className={classes.fields}>
        <FormProblem text={problem} />
        {isSeries ? (
          <SegmentedControl
            fullWidth
            size="xs"
            classNames={{ root: classes.scopes, control: classes.scope }}
            aria-label={t('event.scope')}
            data={[
              { value: 'one', label: t('event.scopeOne') },
              ...(isFirst(of.entry, of.start)
                ? []
                : [{ value: 'following', label: t('event.scopeFollowing') }]),
              { value: 'all', label: t('event.scopeAll') },
            ]}
            {...form.getInputProps('scope')}
          />
        ) : null}
        <EventFields form={form} canRepeat={!isSeries || form.values.scope !== 'one'} />
        {of === null ? null : (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            className={classes.download}
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() =>
              saveEntries([{ ...wireOf(of.entry), id: of.entry.id }], `evento-${of.entry.id}`)
            }
          >
            {t('event.download')}
          </Button>
        )}
      </div>
      <div className={classes.actions}>
        {of === null ? null : (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => remove(of)}
          >
            {t('event.remove')}
          </Button>
        )}
        <span className={classes.gap} />
        <Button variant="default" onClick={close}>
          {t('event.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t(of === null ? 'event.add' : 'event.save')}
        </Button>
      </div>
      <LeaveGuard {...guard} text={t('event.discardText')} />
    </form>
  );
}
