import { Button, SegmentedControl } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ClashNote } from '#web/ui/feedback/clash-note.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { LeaveGuard } from '#web/ui/navigation/leave-guard.tsx';
import { wireOf } from './entry.ts';
import { EventFields } from './event-fields.tsx';
import { isFirst, type Occurrence } from '../board/occurrences.ts';
import { saveEntries } from '../ics/save-entries.ts';
import type { EventFormState } from './event-values.ts';
import { type EventFormProps, useEventForm } from './use-event-form.ts';
import classes from './event-form.module.css';

/** All fields of an event. What was typed stays when saving fails. */
export function EventForm({ parts, of, onDone }: EventFormProps) {
  const { t } = useTranslation('calendar');
  const { form, busy, problem, clashes, formProps, guard, remove, close } = useEventForm({
    parts,
    of,
    onDone,
  });
  const isSeries = of !== null && of.entry.repeat !== '';
  return (
    <form {...formProps} className={classes.form}>
      <div className={classes.fields}>
        {clashes === null ? <FormProblem text={problem} /> : <ClashNote clashes={clashes} />}
        {isSeries ? <ScopeField form={form} of={of} /> : null}
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

/** Which events of a series the change is for. At the first one, "this and the following" would be all. */
function ScopeField({ form, of }: { form: EventFormState; of: Occurrence }) {
  const { t } = useTranslation('calendar');
  const following = { value: 'following', label: t('event.scopeFollowing') };
  return (
    <SegmentedControl
      fullWidth
      size="xs"
      classNames={{ root: classes.scopes, control: classes.scope }}
      aria-label={t('event.scope')}
      data={[
        { value: 'one', label: t('event.scopeOne') },
        ...(isFirst(of.entry, of.start) ? [] : [following]),
        { value: 'all', label: t('event.scopeAll') },
      ]}
      {...form.getInputProps('scope')}
    />
  );
}
