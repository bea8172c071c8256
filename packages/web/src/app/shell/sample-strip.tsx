import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { SampleNote } from './sample-note.tsx';
import classes from './footer.module.css';

/** Until the page is loaded again, which is when data that is not kept is lost. */
const useStrip = create<{ isClosed: boolean }>(() => ({ isClosed: false }));

/** What the footer says of sample data, where an app takes the whole phone: once, and then its room is the app's. */
export function SampleStrip() {
  const { t } = useTranslation();
  const isClosed = useStrip((state) => state.isClosed);
  if (isClosed) return null;
  return (
    <footer className={classes.strip} data-strip>
      <SampleNote />
      <button
        type="button"
        className={classes.close}
        aria-label={t('sampleNote.close')}
        onClick={() => useStrip.setState({ isClosed: true })}
      >
        <IconX size={16} stroke={1.8} aria-hidden />
      </button>
    </footer>
  );
}
