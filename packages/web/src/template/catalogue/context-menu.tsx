import { Button, Menu, Stack } from '@mantine/core';
import { IconArchive, IconCopy, IconTag, IconUserPlus } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import classes from './context-menu.module.css';

export const parts = ['ActionMenu', 'Menu', 'Menu.Sub'];

const actions = ['assign', 'tag', 'copy', 'archive'] as const;
const drawings = {
  assign: IconUserPlus,
  tag: IconTag,
  copy: IconCopy,
  archive: IconArchive,
};

/** What is picked is said in a toast. */
function usePick() {
  const { t } = useTranslation('contextMenu');
  return (what: string) =>
    toastDone({ id: 'catalogue-context', title: t('text.picked', { what }) });
}

function Items() {
  const { t } = useTranslation('contextMenu');
  const pick = usePick();
  return actions.map((action) => {
    const Drawing = drawings[action];
    return (
      <Menu.Item
        key={action}
        leftSection={<Drawing size={16} aria-hidden />}
        onClick={() => pick(t(`text.${action}`))}
      >
        {t(`text.${action}`)}
      </Menu.Item>
    );
  });
}

/** Where it opens: a tender, reached by the keys too. */
function Row(given: ComponentProps<'button'>) {
  return <button {...given} type="button" className={classes.row} aria-haspopup="menu" />;
}

export function Basic() {
  const { t } = useTranslation('contextMenu');
  return (
    <Menu width={210}>
      <Menu.ContextMenu>
        <Row>{t('text.right')}</Row>
      </Menu.ContextMenu>
      <Menu.Dropdown aria-label={t('text.actions')}>
        <Items />
      </Menu.Dropdown>
    </Menu>
  );
}

export function SubMenus() {
  const { t } = useTranslation('contextMenu');
  const pick = usePick();
  return (
    <Menu width={210}>
      <Menu.ContextMenu>
        <Row>{t('text.withSub')}</Row>
      </Menu.ContextMenu>
      <Menu.Dropdown aria-label={t('text.actions')}>
        <Menu.Item onClick={() => pick(t('text.copy'))}>{t('text.copy')}</Menu.Item>
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item>{t('text.stage')}</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown aria-label={t('text.stage')}>
            {(['analysis', 'preparation'] as const).map((stage) => (
              <Menu.Item key={stage} onClick={() => pick(t(`text.${stage}`))}>
                {t(`text.${stage}`)}
              </Menu.Item>
            ))}
            <Menu.Sub>
              <Menu.Sub.Target>
                <Menu.Sub.Item>{t('text.ended')}</Menu.Sub.Item>
              </Menu.Sub.Target>
              <Menu.Sub.Dropdown aria-label={t('text.ended')}>
                {(['won', 'lost'] as const).map((end) => (
                  <Menu.Item key={end} onClick={() => pick(t(`text.${end}`))}>
                    {t(`text.${end}`)}
                  </Menu.Item>
                ))}
              </Menu.Sub.Dropdown>
            </Menu.Sub>
          </Menu.Sub.Dropdown>
        </Menu.Sub>
      </Menu.Dropdown>
    </Menu>
  );
}

/** With the button that every pointer and every finger has: the product's menu of a row. */
export function LeftClick() {
  const { t } = useTranslation('contextMenu');
  const pick = usePick();
  return (
    <ActionMenu
      label={t('text.left')}
      className={classes.row}
      side="start"
      actions={actions.map((action) => {
        const Drawing = drawings[action];
        return {
          id: action,
          label: t(`text.${action}`),
          icon: <Drawing size={16} aria-hidden />,
          danger: action === 'archive',
          apart: action === 'archive',
          onPick: () => pick(t(`text.${action}`)),
        };
      })}
    >
      {t('text.left')}
    </ActionMenu>
  );
}

/** Opens the menu of an element as its right button does, at a point of the window. */
function openMenu(element: HTMLElement, clientX: number, clientY: number) {
  const asked = { bubbles: true, cancelable: true, clientX, clientY };
  element.dispatchEvent(new MouseEvent('contextmenu', asked));
}

/** Enter does the same: nobody double-clicks with the keys. */
export function DoubleClick() {
  const { t } = useTranslation('contextMenu');
  return (
    <Menu width={210}>
      <Menu.ContextMenu>
        <Row
          onClick={({ detail, currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect();
            if (detail === 0) openMenu(currentTarget, left, bottom);
          }}
          onDoubleClick={({ currentTarget, clientX, clientY }) =>
            openMenu(currentTarget, clientX, clientY)
          }
        >
          {t('text.double')}
        </Row>
      </Menu.ContextMenu>
      <Menu.Dropdown aria-label={t('text.actions')}>
        <Items />
      </Menu.Dropdown>
    </Menu>
  );
}

export function Animations() {
  const { t } = useTranslation('contextMenu');
  return (
    <Stack gap="xs">
      {(['fade', 'scale-y', 'pop-top-left'] as const).map((transition) => (
        <Menu key={transition} width={210} transitionProps={{ transition, duration: 180 }}>
          <Menu.ContextMenu>
            <Row>{t(`text.${transition}`)}</Row>
          </Menu.ContextMenu>
          <Menu.Dropdown aria-label={t('text.actions')}>
            <Items />
          </Menu.Dropdown>
        </Menu>
      ))}
    </Stack>
  );
}

/** Nothing is only there: a button beside it has the same actions. */
export function WithAButton() {
  const { t } = useTranslation('contextMenu');
  return (
    <div className={classes.pair}>
      <Menu width={210}>
        <Menu.ContextMenu>
          <Row>{t('text.both')}</Row>
        </Menu.ContextMenu>
        <Menu.Dropdown aria-label={t('text.actions')}>
          <Items />
        </Menu.Dropdown>
      </Menu>
      <Menu width={210} position="bottom-end">
        <Menu.Target>
          <Button variant="default">{t('text.actions')}</Button>
        </Menu.Target>
        <Menu.Dropdown aria-label={t('text.actions')}>
          <Items />
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
