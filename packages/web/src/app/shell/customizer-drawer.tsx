import { IconSettings } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '#web/ui/overlay/side-drawer.tsx';
import { useLazyPart } from '#web/ui/page/use-lazy-part.ts';
import { PartState } from './part-state.tsx';
import classes from './customizer-drawer.module.css';
import { useShellLanguage } from './use-shell-language.ts';

const customizer = async () => (await import('./customizer/customizer.tsx')).Customizer;

interface CustomizerDrawerProps {
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Shows the button at the edge of the window. */
  withCog: boolean;
}

/** The panel of the layout's choices, and the button that opens it from anywhere. */
export function CustomizerDrawer({ opened, onOpen, onClose, withCog }: CustomizerDrawerProps) {
  const { t } = useTranslation();
  const { own } = useShellLanguage();
  const { part: Customizer, failed, retry } = useLazyPart(customizer, opened);
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
        lang={own}
        side="right"
        width={372}
        clear
        title={t('shell.appearance')}
      >
        {Customizer === undefined ? <PartState failed={failed} retry={retry} /> : <Customizer />}
      </SideDrawer>
    </>
  );
}
