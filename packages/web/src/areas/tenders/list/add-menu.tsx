import { Button, Menu } from '@mantine/core';
import { IconMailPlus, IconPlus, IconTableImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';

/** What can be added to the list by hand: a tender that no portal has, or the work that was kept in a spreadsheet. */
export function AddMenu() {
  const { t } = useTranslation('tenders');
  const ability = useAbility();
  const [mayCreate, mayChange] = [ability.can('create', 'Tender'), ability.can('update', 'Tender')];
  if (!mayCreate && !mayChange) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />}>
          {t('list.add.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {mayCreate ? (
          <Menu.Item
            leftSection={<IconMailPlus size={16} aria-hidden />}
            renderRoot={(props) => <Link {...props} to="/licitaciones/nueva" />}
          >
            {t('list.add.own')}
          </Menu.Item>
        ) : null}
        {mayChange ? (
          <Menu.Item
            leftSection={<IconTableImport size={16} aria-hidden />}
            renderRoot={(props) => <Link {...props} to="/licitaciones/planilla" />}
          >
            {t('list.add.sheet')}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
