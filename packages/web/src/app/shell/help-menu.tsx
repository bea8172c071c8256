import { IconBook, IconHelpCircle, IconMessageQuestion, IconRoute } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '#web/i18n/setup.ts';
import { ActionMenu, type MenuAction } from '#web/ui/overlay/action-menu.tsx';
import type { Destination } from '#web/ui/navigation/app-link.tsx';
import { navButton } from './nav-button.tsx';
import { useShownPage } from './use-shown-page.ts';

const tourTexts = {
  es: () => import('./tour/messages/es.ts'),
  en: () => import('./tour/messages/en.ts'),
};
const ProductTour = lazy(async () => {
  const load = () => import('./tour/product-tour.tsx');
  return { default: (await withTexts('productTour', tourTexts, load)).ProductTour };
});

/** The list of articles, which nobody needs who does not ask for help. */
const articlesQuery = queryOptions({
  queryKey: ['help', 'articles'],
  queryFn: () => import('#web/areas/help/articles.ts'),
  staleTime: Infinity,
});

/** Behind the "?": the articles about the page on screen, and the way to all of them. */
export function HelpMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { page } = useShownPage();
  const [isNear, setIsNear] = useState(false);
  const [isShownAround, setShownAround] = useState(false);
  const { data } = useQuery({ ...articlesQuery, enabled: isNear });
  const action = (id: string, label: string, to: Destination): MenuAction => ({
    id,
    label,
    to,
    onPick: () => void navigate(to),
  });
  const here = page === undefined ? [] : (data?.articlesOfPage(page) ?? []);
  const general: MenuAction[] = [
    {
      ...action('all', t('shell.help.all'), { to: '/pages/knowledge-base' }),
      icon: <IconBook size={17} stroke={1.7} aria-hidden />,
      apart: here.length > 0,
    },
    {
      ...action('faq', t('shell.help.faq'), { to: '/pages/faq' }),
      icon: <IconMessageQuestion size={17} stroke={1.7} aria-hidden />,
    },
    {
      id: 'tour',
      label: t('shell.help.tour'),
      icon: <IconRoute size={17} stroke={1.7} aria-hidden />,
      onPick: () => setShownAround(true),
    },
  ];
  const near = () => setIsNear(true);
  return (
    <span data-tour="help" onPointerEnter={near} onFocus={near}>
      <ActionMenu
        label={t('shell.help.label')}
        className={navButton}
        width={320}
        heading={here.length === 0 ? undefined : t('shell.help.here')}
        actions={[
          ...here.map(({ slug, topic, title }) =>
            action(slug, title, {
              to: '/pages/knowledge-base/$category/$question',
              params: { category: topic, question: slug },
            }),
          ),
          ...general,
        ]}
      >
        <IconHelpCircle size={18} stroke={1.7} aria-hidden />
      </ActionMenu>
      {isShownAround ? (
        <Suspense>
          <ProductTour onClose={() => setShownAround(false)} />
        </Suspense>
      ) : null}
    </span>
  );
}
