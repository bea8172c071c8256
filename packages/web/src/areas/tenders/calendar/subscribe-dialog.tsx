import { Button, TextInput } from '@mantine/core';
import { calendarFeedEndpoints } from '@pliego/contract/areas/calendars';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarsApi } from '#web/api/areas/calendars.ts';
import { calendarFeedsKey } from '#web/api/reference-queries.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { CheckRow } from '#web/ui/fields/check-row.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { filterOf, type TenderListSearch, viewOf } from '../list/list-search.ts';
import { useChips } from '../list/use-chips.ts';
import { NewAddress } from './new-address.tsx';
import classes from './subscribe.module.css';

/** Whose dates: those of one tender, or of the list as it is shown. */
export type FeedSubject = { tender: { id: number; codigo: string } } | { search: TenderListSearch };

interface SubscribeDialogProps {
  subject: FeedSubject;
  onClose: () => void;
}

/** Makes an address that a calendar subscribes to, and shows it once. */
export function SubscribeDialog({ subject, onClose }: SubscribeDialogProps) {
  const { t } = useTranslation('tenderCalendar');
  if ('search' in subject) return <ListFeed search={subject.search} onClose={onClose} />;
  const { id, codigo } = subject.tender;
  return (
    <FeedDialog
      title={t('feed.titleOfTender', { code: codigo })}
      offers={[
        { clase: 'licitacion', licitacion: id, nombre: t('feed.tenderName', { code: codigo }) },
      ]}
      onClose={onClose}
    />
  );
}

function ListFeed({ search, onClose }: { search: TenderListSearch; onClose: () => void }) {
  const { t } = useTranslation(['tenderCalendar', 'tenders']);
  const chips = useChips(search);
  // By the view of the list, and what narrows it.
  const list = [t(`tenders:list.views.${viewOf(search)}`), ...chips.map(({ text }) => text)];
  const named = (text: string) => t('feed.listName', { list: text }).slice(0, longestName);
  return (
    <FeedDialog
      title={t('feed.title')}
      offers={[
        { clase: 'vista', filtro: filterOf(search), nombre: named(list.join(', ')) },
        { clase: 'mias', nombre: named(t('feed.names.mias')) },
        { clase: 'siguiendo', nombre: named(t('feed.names.siguiendo')) },
      ]}
      onClose={onClose}
    />
  );
}

const longestName = 80;

type Feed = Parameters<typeof calendarsApi.create>[0]['body'];
type Offer = Feed & { nombre: string };

interface FeedDialogProps {
  title: string;
  /** What can be subscribed to, each with a name; the first one unless another is chosen. */
  offers: readonly [Offer, ...Offer[]];
  onClose: () => void;
}

function FeedDialog({ title, offers, onClose }: FeedDialogProps) {
  const { t } = useTranslation(['tenderCalendar', 'common']);
  const client = useQueryClient();
  const [offer, setOffer] = useState<Offer>(offers[0]);
  const { form, formProps, busy, problem, sending } = useContractForm({
    schema: calendarFeedEndpoints.create.body,
    initialValues: offers[0],
    send: ({ nombre }) => calendarsApi.create({ body: { ...offer, nombre } }),
    onDone: () => client.invalidateQueries({ queryKey: calendarFeedsKey }),
  });
  if (sending.data !== undefined) {
    return (
      <Dialog title={t('feed.ready')} onClose={onClose}>
        <NewAddress url={sending.data.url} onClose={onClose} />
      </Dialog>
    );
  }
  const pick = (next: Offer) => {
    // A name that somebody typed stays.
    if (form.values.nombre === offer.nombre) form.setFieldValue('nombre', next.nombre);
    setOffer(next);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form {...formProps} className={classes.form}>
        <p className={classes.text}>{t('feed.text')}</p>
        <FormProblem text={problem} />
        {offers.length === 1 ? null : (
          <fieldset className={classes.choices}>
            <legend className={classes.legend}>{t('feed.what')}</legend>
            {offers.map((one) => (
              <CheckRow
                key={one.clase}
                kind="radio"
                name="clase"
                label={t(`feed.${one.clase}`)}
                checked={one.clase === offer.clase}
                onChange={() => pick(one)}
              />
            ))}
          </fieldset>
        )}
        <TextInput
          label={t('feed.name')}
          maxLength={longestName}
          {...form.getInputProps('nombre')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('feed.create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
