import { useTranslation } from 'react-i18next';
import { IconBrandLinkedin, IconBrandX, IconLink, IconMail, IconShare } from '@tabler/icons-react';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import reading from './reading.module.css';

/** Passes the address of a text on: copied, by mail, or in a network, which is opened beside this page. */
export function ShareButton({ title, id }: { title: string; id: string }) {
  const { t } = useTranslation('news');
  const address = `${location.origin}/pages/blog/detail/${id}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toastDone({ title: t('share.copied') });
    } catch {
      toastProblem({ title: t('share.notCopied'), text: address });
    }
  };
  const open = (to: string) => () => {
    window.open(to, '_blank', 'noopener,noreferrer');
  };
  const url = encodeURIComponent(address);
  const words = encodeURIComponent(title);
  const mail = `mailto:?subject=${words}&body=${url}`;
  const linkedIn = `https://www.linkedin.com/sharing/share-offsite/?url=${url}`;
  const x = `https://twitter.com/intent/tweet?text=${words}&url=${url}`;
  const look = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
  return (
    <ActionMenu
      label={t('share.label')}
      className={reading.tool}
      actions={[
        {
          id: 'copy',
          label: t('share.copy'),
          icon: <IconLink {...look} />,
          onPick: () => void copy(),
        },
        {
          id: 'mail',
          label: t('share.mail'),
          icon: <IconMail {...look} />,
          href: mail,
          onPick: () => location.assign(mail),
        },
        {
          id: 'linkedin',
          label: t('share.on', { network: 'LinkedIn' }),
          icon: <IconBrandLinkedin {...look} />,
          href: linkedIn,
          apart: true,
          onPick: open(linkedIn),
        },
        {
          id: 'x',
          label: t('share.on', { network: 'X' }),
          icon: <IconBrandX {...look} />,
          href: x,
          onPick: open(x),
        },
      ]}
    >
      <IconShare {...look} />
      {t('share.button')}
    </ActionMenu>
  );
}
