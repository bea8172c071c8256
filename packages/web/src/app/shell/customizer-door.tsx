import { IconSettings } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { useAskedPart } from '#web/ui/use-asked-part.ts';
import classes from './customizer-door.module.css';

const customizer = async () => (await import('./customizer/customizer.tsx')).Customizer;

interface CustomizerDoorProps {
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** The button at the edge of the window, for whoever tries much. */
  withCog: boolean;
}

/** The panel of the layout's choices, and the button that opens it from anywhere. */
export function CustomizerDoor({ opened, onOpen, onClose, withCog }: CustomizerDoorProps) {
  const { t } = useTranslation();
  const { part: Customizer, failed, retry } = useAskedPart(customizer, opened);
  return (
    <>
      {withCog ? (
        <button
          type="button"
          className={classes.cog}
          aria-label={t('shell.openAppearance')}
          title={t('shell.openAppearance')}
          onClick={onOpen}
        >
          <IconSettings size={19} stroke={1.7} aria-hidden />
        </button>
      ) : null}
      <SideDrawer
        opened={opened}
        onClose={onClose}
        side="right"
        width={372}
        clear
        title={t('shell.appearance')}
      >
        {Customizer !== undefined ? (
          <Customizer />
        ) : failed ? (
          <ErrorState text={t('problems.offline')} onRetry={retry} />
        ) : (
          <LoadingState />
        )}
      </SideDrawer>
    </>
  );
}
