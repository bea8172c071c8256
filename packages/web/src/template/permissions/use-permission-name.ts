import type { Permission } from '@pliego/contract/areas/permissions';
import { useTranslation } from 'react-i18next';
import { permissions as texts } from './messages/es.ts';

type Known = keyof typeof texts.known;
const isKnown = (name: string): name is Known => name in texts.known;

/** What a permission is called on screen: those of the seed have names in every language. */
export function usePermissionName() {
  const { t } = useTranslation('permissions');
  return ({ name }: Pick<Permission, 'name'>): string =>
    isKnown(name) ? t(`known.${name}`) : name;
}
