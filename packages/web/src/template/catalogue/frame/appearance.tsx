import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isDark } from '#web/ui/layout/layout-state.ts';
import { useLayout } from '#web/ui/layout/layout-store.ts';

/** Shows the parts in the other skin and in the other direction: the choices of the shell itself. */
export function Appearance() {
  const { t } = useTranslation('catalogue');
  const dark = useLayout(({ skin }) => isDark(skin));
  const isRTL = useLayout((layout) => layout.isRTL);
  const set = useLayout((layout) => layout.set);
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label={t('appearance.skin')}
        data={[
          { value: 'light', label: t('appearance.light') },
          { value: 'dark', label: t('appearance.dark') },
        ]}
        value={dark ? 'dark' : 'light'}
        onChange={(value) => set({ skin: value === 'dark' ? 'dark' : 'light' })}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('appearance.direction')}
        data={[
          { value: 'ltr', label: t('appearance.ltr') },
          { value: 'rtl', label: t('appearance.rtl') },
        ]}
        value={isRTL ? 'rtl' : 'ltr'}
        onChange={(value) => set({ isRTL: value === 'rtl' })}
      />
    </>
  );
}
