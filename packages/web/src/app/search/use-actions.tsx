import {
  type Icon,
  IconAdjustments,
  IconBuilding,
  IconCalendarDue,
  IconLanguage,
  IconLayoutSidebar,
  IconLogout,
  IconMoon,
  IconSun,
  IconTestPipe,
  IconUpload,
  IconUserCheck,
  IconUserCircle,
  IconUserQuestion,
} from '@tabler/icons-react';
import type { NavigateOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { useAbility, useSession } from '#web/api/use-session.ts';
import { languageNames } from '#web/i18n/languages.ts';
import { changeLanguage } from '#web/i18n/setup.ts';
import { currentLocale, type Locale, locales } from '#web/lib/locale.ts';
import { isDark } from '#web/ui/layout/layout-state.ts';
import { useLayout } from '#web/ui/layout/layout-store.ts';
import { toastProblem } from '#web/ui/feedback/toasts.tsx';
import { openSampleTools } from '../sample-tools/tools-state.ts';
import { useLogout } from '../shell/use-logout.ts';
import { useNarrow } from '../shell/use-narrow.ts';
import { useShownLayout } from '../shell/use-shown-page.ts';
import { useMayUseSample } from '../use-may-open.ts';
import { useSwitchCompany } from '../use-switch-company.ts';
import type { Choice, SearchEntry } from './search-entry.ts';

export interface ActionEntry extends SearchEntry {
  /** What else it is found by. */
  words: string;
}

interface Action {
  id: string;
  title: string;
  words: string;
  icon: Icon;
  pick: Choice;
}

const go = (to: NavigateOptions): Choice => ({ kind: 'go', to });
const run = (what: () => void): Choice => ({ kind: 'do', run: what });

/** The lists that a person comes for every day. */
function useTenderActions(): Action[] {
  const { t } = useTranslation();
  if (!useAbility().can('read', 'Tender')) return [];
  return [
    {
      id: 'closing',
      title: t('search.actions.closing'),
      words: t('search.words.closing'),
      icon: IconCalendarDue,
      pick: go({ to: '/licitaciones', search: { cierre: '7d', sort: 'cierre' } }),
    },
    {
      id: 'mine',
      title: t('search.actions.mine'),
      words: t('search.words.mine'),
      icon: IconUserCheck,
      pick: go({ to: '/licitaciones', search: { asignado: ['yo'] } }),
    },
    {
      id: 'unassigned',
      title: t('search.actions.unassigned'),
      words: t('search.words.unassigned'),
      icon: IconUserQuestion,
      pick: go({ to: '/licitaciones', search: { asignado: ['nadie'] } }),
    },
  ];
}

/** Appearance and language. */
function useLookActions(onAppearance: (() => void) | undefined): Action[] {
  const { t } = useTranslation();
  const { toggleSkin, set } = useLayout();
  const { skin, layout, menuHidden, menuCollapsed } = useShownLayout();
  const isNarrow = useNarrow();
  const speak = (locale: Locale) => {
    changeLanguage(locale).catch((error: unknown) => {
      toastProblem({ title: t('shell.languageFailed'), text: problemText(error) });
    });
  };
  const appearance: Action = {
    id: 'appearance',
    title: t('shell.openAppearance'),
    words: t('search.words.skin'),
    icon: IconAdjustments,
    pick: run(() => onAppearance?.()),
  };
  const menu: Action = {
    id: 'menu',
    title: t(menuCollapsed ? 'shell.expand' : 'shell.collapse'),
    words: t('search.words.menu'),
    icon: IconLayoutSidebar,
    pick: run(() => set({ menuCollapsed: !menuCollapsed })),
  };
  // Only a menu beside the page can be collapsed.
  const hasSideMenu = layout === 'vertical' && !menuHidden && !isNarrow;
  return [
    {
      id: 'skin',
      title: t(isDark(skin) ? 'shell.toLight' : 'shell.toDark'),
      words: t('search.words.skin'),
      icon: isDark(skin) ? IconSun : IconMoon,
      pick: run(toggleSkin),
    },
    ...(hasSideMenu ? [menu] : []),
    ...(onAppearance === undefined ? [] : [appearance]),
    ...locales
      .filter((locale) => locale !== currentLocale())
      .map((locale) => ({
        id: `language-${locale}`,
        title: t('search.actions.language', { name: languageNames[locale] }),
        words: t('search.words.language'),
        icon: IconLanguage,
        pick: run(() => speak(locale)),
      })),
  ];
}

function useSessionActions(): Action[] {
  const { t } = useTranslation();
  const { userData, empresa } = useSession();
  const { mutate: switchCompany } = useSwitchCompany();
  const { mutate: logout } = useLogout();
  return [
    {
      id: 'account',
      title: t('search.actions.account'),
      words: t('search.words.account'),
      icon: IconUserCircle,
      pick: go({ to: '/cuenta' }),
    },
    ...userData.empresas
      .filter(({ id }) => id !== empresa)
      .map(({ id, nombre }) => ({
        id: `company-${id}`,
        title: t('search.actions.company', { name: nombre }),
        words: t('search.words.company'),
        icon: IconBuilding,
        pick: run(() => switchCompany(id)),
      })),
    {
      id: 'logout',
      title: t('shell.logout'),
      words: t('search.words.logout'),
      icon: IconLogout,
      pick: run(() => logout()),
    },
  ];
}

/** What a person can do from anywhere, as far as they may. */
export function useActions(onAppearance?: () => void): ActionEntry[] {
  const { t } = useTranslation();
  const ability = useAbility();
  const mayUseSample = useMayUseSample();
  const importing: Action = {
    id: 'import',
    title: t('search.actions.import'),
    words: t('search.words.import'),
    icon: IconUpload,
    pick: go({ to: '/fuentes' }),
  };
  const sampleTools: Action = {
    id: 'sample-tools',
    title: t('sampleTools.title'),
    words: t('search.words.sampleTools'),
    icon: IconTestPipe,
    pick: run(openSampleTools),
  };
  const actions = [
    ...useTenderActions(),
    ...(ability.can('create', 'Source') ? [importing] : []),
    ...useLookActions(onAppearance),
    ...(mayUseSample ? [sampleTools] : []),
    ...useSessionActions(),
  ];
  return actions.map(({ id, icon: Icon, title, words, pick }) => ({
    id: `action-${id}`,
    title,
    words,
    icon: <Icon size={17} stroke={1.7} />,
    hint: t(pick.kind === 'go' ? 'search.hints.open' : 'search.hints.run'),
    pick,
  }));
}
