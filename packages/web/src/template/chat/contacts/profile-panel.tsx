import type { ChatProfile } from '@pliego/contract/areas/chat';
import { aboutMaxLength, ChatProfileChange, chatStatuses } from '@pliego/contract/areas/chat';
import { Button, Radio, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { chatApi } from '#web/api/areas/chat.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { formatCount } from '#web/lib/format.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { LeaveGuard } from '#web/ui/navigation/leave-guard.tsx';
import { Face } from '#web/ui/display/person.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { SwitchRow } from '#web/ui/fields/switch-row.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { useLeaving } from '#web/ui/navigation/use-leaving.ts';
import { StatusMark } from './presence.tsx';
import { profileQuery } from '../queries.ts';
import { useProfileChange } from '../use-changes.ts';
import classes from './profile-panel.module.css';

/** The user's profile: the text about them, their presence and their notifications. */
export function ProfilePanel() {
  return (
    <QueryState query={useQuery(profileQuery)}>
      {(profile) => <Profile profile={profile} />}
    </QueryState>
  );
}

function Profile({ profile }: { profile: ChatProfile }) {
  const { t } = useTranslation('chat');
  const change = useProfileChange();
  const { settings } = profile;
  return (
    <div className={classes.profile}>
      <div className={classes.who}>
        <Face person={profile} size={72} />
        <p className={classes.name}>{profile.fullName}</p>
      </div>
      <About about={profile.about} />
      <Radio.Group
        label={t('profile.status')}
        value={profile.status}
        onChange={(value) => {
          const status = chatStatuses.find((each) => each === value);
          if (status !== undefined) change({ status });
        }}
      >
        <div className={classes.statuses}>
          {(['online', 'busy', 'away', 'offline'] as const).map((status) => (
            <Radio
              key={status}
              value={status}
              label={
                <span className={classes.status}>
                  <StatusMark status={status} />
                  {t(`status.${status}`)}
                </span>
              }
            />
          ))}
        </div>
      </Radio.Group>
      <section className={classes.settings} aria-label={t('profile.settings')}>
        <h3 className={classes.heading}>{t('profile.settings')}</h3>
        <SwitchRow
          label={t('profile.notifications')}
          checked={settings.isNotificationsOn}
          onChange={(isNotificationsOn) => change({ settings: { isNotificationsOn } })}
        />
        <SwitchRow
          label={t('profile.twoSteps')}
          checked={settings.isTwoStepAuthVerificationEnabled}
          onChange={(isTwoStepAuthVerificationEnabled) =>
            change({ settings: { isTwoStepAuthVerificationEnabled } })
          }
        />
      </section>
    </div>
  );
}

function About({ about }: { about: string }) {
  const { t } = useTranslation('chat');
  const client = useQueryClient();
  const { form, busy, problem, formProps } = useContractForm({
    schema: ChatProfileChange,
    initialValues: { about },
    send: (profile) => chatApi.updateProfile({ body: { profile } }),
    onDone: (answer) => {
      client.setQueryData(profileQuery.queryKey, answer);
      // From here on this is what would be left.
      form.setValues({ about: answer.about });
      form.resetDirty({ about: answer.about });
      toastDone({ id: 'chat-about', title: t('profile.saved') });
    },
  });
  const { guard } = useLeaving({ isDirty: form.isDirty() });
  const { length } = form.values.about;
  return (
    <form {...formProps} className={classes.about}>
      <FormProblem text={problem} />
      <Textarea
        label={t('profile.about')}
        autosize
        minRows={3}
        maxRows={8}
        {...form.getInputProps('about')}
      />
      <div className={classes.aboutFoot}>
        <span className={classes.count} data-over={length > aboutMaxLength || undefined}>
          {t('profile.aboutCount', {
            length: formatCount(length),
            max: formatCount(aboutMaxLength),
          })}
        </span>
        <Button type="submit" size="xs" variant="default" loading={busy}>
          {t('profile.save')}
        </Button>
      </div>
      <LeaveGuard {...guard} text={t('profile.discardText')} />
    </form>
  );
}
