import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  contentWidths,
  footerTypes,
  layouts,
  navbarColors,
  navbarTypes,
  routerTransitions,
  skins,
} from '#web/ui/layout/layout-state.ts';
import { useLayout } from '#web/ui/layout/layout-store.ts';
import { SwitchRow } from '#web/ui/fields/switch-row.tsx';
import { useNarrow } from '../use-narrow.ts';
import { useShownLayout } from '../use-shown-page.ts';
import { ChoiceRow } from './choice-row.tsx';
import { ColorRow } from './color-row.tsx';
import classes from './customizer.module.css';

/** Every choice of the layout, each in force at once. */
export function Customizer() {
  const { t } = useTranslation();
  const layout = useLayout();
  // The effective value, also where the page overrides it.
  const shown = useShownLayout();
  const isNarrow = useNarrow();
  const { set } = layout;
  const isVertical = shown.layout === 'vertical';
  return (
    <div className={classes.customizer}>
      <p className={classes.text}>{t('customizer.text')}</p>
      <ChoiceRow
        label={t('customizer.skin')}
        options={isVertical ? skins : skins.filter((skin) => skin !== 'semi-dark')}
        nameOf={(skin) => t(`customizer.skins.${skin}`)}
        value={shown.skin}
        onChange={(skin) => set({ skin })}
      />
      <ChoiceRow
        label={t('customizer.width')}
        options={contentWidths}
        nameOf={(width) => t(`customizer.widths.${width}`)}
        value={shown.contentWidth}
        onChange={(contentWidth) => set({ contentWidth })}
      />
      <ChoiceRow
        label={t('customizer.layout')}
        options={layouts}
        nameOf={(each) => t(`customizer.layouts.${each}`)}
        value={layout.lastLayout}
        onChange={layout.chooseLayout}
        hint={isNarrow ? t('customizer.layoutNarrow') : undefined}
      />
      {/* Only a menu beside the page can be collapsed. */}
      {isVertical && !isNarrow ? (
        <SwitchRow
          label={t('customizer.collapsed')}
          checked={shown.menuCollapsed}
          onChange={(menuCollapsed) => set({ menuCollapsed })}
        />
      ) : null}
      <SwitchRow
        label={t('customizer.hidden')}
        checked={shown.menuHidden}
        onChange={(menuHidden) => set({ menuHidden })}
      />
      <SwitchRow
        label={t('customizer.rtl')}
        checked={shown.isRTL}
        onChange={(isRTL) => set({ isRTL })}
      />
      {isVertical ? (
        <ColorRow
          label={t('customizer.navbarColor')}
          options={navbarColors}
          nameOf={(color) => t(`customizer.navbarColors.${color}`)}
          value={shown.navbarColor}
          onChange={(navbarColor) => set({ navbarColor })}
        />
      ) : null}
      <ChoiceRow
        label={t(isVertical ? 'customizer.navbarType' : 'customizer.menuType')}
        options={isVertical ? navbarTypes : navbarTypes.filter((type) => type !== 'hidden')}
        nameOf={(type) => t(`customizer.navbarTypes.${type}`)}
        value={shown.navbarType}
        onChange={(navbarType) => set({ navbarType })}
      />
      <PageRows />
      <Button variant="default" fullWidth onClick={layout.reset}>
        {t('customizer.reset')}
      </Button>
    </div>
  );
}

/** The choices about the page and this panel, not the menu. */
function PageRows() {
  const { t } = useTranslation();
  const { set } = useLayout();
  const shown = useShownLayout();
  return (
    <>
      <ChoiceRow
        label={t('customizer.footerType')}
        options={footerTypes}
        nameOf={(type) => t(`customizer.footerTypes.${type}`)}
        value={shown.footerType}
        onChange={(footerType) => set({ footerType })}
      />
      <ChoiceRow
        label={t('customizer.transition')}
        options={routerTransitions}
        nameOf={(transition) => t(`customizer.transitions.${transition}`)}
        value={shown.routerTransition}
        onChange={(routerTransition) => set({ routerTransition })}
      />
      <SwitchRow
        label={t('customizer.cog')}
        checked={shown.customizer}
        onChange={(customizer) => set({ customizer })}
      />
    </>
  );
}
