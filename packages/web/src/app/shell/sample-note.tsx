import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { samplePlaceQuery } from '#web/api/sample-place.ts';
import { openSampleTools } from '../sample-tools/tools-state.ts';
import classes from './footer.module.css';

/** Where the data of the page lives and for how long, and where that is chosen. */
export function SampleNote() {
  const { t } = useTranslation();
  const { data } = useQuery(samplePlaceQuery);
  if (data === undefined) return <span />;
  if (data.isOnServer) return <bdi>{t('sampleNote.server')}</bdi>;
  return (
    <bdi className={classes.note}>
      {t(data.isKept ? 'sampleNote.kept' : 'sampleNote.lost')}{' '}
      <button type="button" className={classes.choose} onClick={openSampleTools}>
        {t(data.isKept ? 'sampleNote.change' : 'sampleNote.keep')}
      </button>
    </bdi>
  );
}
