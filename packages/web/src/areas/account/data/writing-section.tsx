import { NativeSelect } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownProfileApi } from '#web/api/areas/own-profile.ts';
import { problemText } from '#web/api/problems.ts';
import { languageNames } from '#web/i18n/languages.ts';
import { changeDateForm, changeLanguage } from '#web/i18n/setup.ts';
import { formatFullMoment, formatMoney } from '#web/lib/format.ts';
import { currentLocale, locales } from '#web/lib/locale.ts';
import { deviceZone, otherWallClock, ownZone } from '#web/lib/own-clock.ts';
import { currentDateForm, dateForms } from '#web/lib/wall-clock.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { toastProblem } from '#web/ui/feedback/toasts.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { ownProfileQuery } from '../queries.ts';
import { useKeepProfile } from './use-keep-profile.ts';
import classes from '../account.module.css';

/** In which language and how everything is written, and by which clock. Each choice is kept at once. */
export function WritingSection() {
  const { t } = useTranslation('account');
  const failed = (error: unknown) =>
    toastProblem({ title: t('writing.failed'), text: problemText(error) });
  const now = new Date(useNow()).toISOString();
  return (
    <Section title={t('writing.title')}>
      <div className={classes.fields}>
        <NativeSelect
          label={t('writing.language')}
          value={currentLocale()}
          data={locales.map((value) => ({ value, label: languageNames[value] }))}
          onChange={({ currentTarget: { value } }) => {
            const locale = locales.find((known) => known === value);
            if (locale !== undefined) changeLanguage(locale).catch(failed);
          }}
        />
        <NativeSelect
          label={t('writing.dates')}
          value={currentDateForm()}
          data={dateForms.map((value) => ({ value, label: t(`writing.dateForms.${value}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const form = dateForms.find((known) => known === value);
            if (form !== undefined) changeDateForm(form).catch(failed);
          }}
        />
        <div className={classes.wide}>
          <QueryState query={useQuery(ownProfileQuery)} lines={1}>
            {({ zona }) => <ZoneField zona={zona} />}
          </QueryState>
        </div>
      </div>
      <p className={classes.example}>
        {t('writing.example', {
          moment: formatFullMoment(now),
          amount: formatMoney(1_284_500.5, 'USD') ?? '',
        })}
      </p>
    </Section>
  );
}

function ZoneField({ zona }: { zona: string }) {
  const { t } = useTranslation('account');
  const keep = useKeepProfile();
  const now = new Date(useNow()).toISOString();
  const set = useMutation({
    mutationFn: (zone: string) => ownProfileApi.update({ body: { zona: zone } }),
    onSuccess: keep,
    onError: (error) => toastProblem({ title: t('writing.failed'), text: problemText(error) }),
  });
  const shown = set.isPending ? set.variables : zona;
  const other = otherWallClock(now, shown === '' ? deviceZone() : ownZone());
  return (
    <NativeSelect
      label={t('writing.zone')}
      description={
        other === null ? t('writing.sameClock') : t('writing.otherClock', { time: other })
      }
      value={shown}
      data={[
        { value: '', label: t('writing.device', { zone: deviceZone() }) },
        ...Intl.supportedValuesOf('timeZone').map((value) => ({
          value,
          label: value.replaceAll('_', ' '),
        })),
      ]}
      onChange={({ currentTarget: { value } }) => set.mutate(value)}
    />
  );
}
