import type { Role } from '@pliego/contract/abilities';
import {
  demoUserBillings,
  type DemoUserPlan,
  type DemoUserStatus,
} from '@pliego/contract/areas/demo-user-choices';
import {
  IconBook,
  IconBrush,
  type IconProps,
  IconSettings,
  IconShield,
  IconUser,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '#web/ui/display/tone.ts';

export const roleTones: Record<Role, Tone> = {
  admin: 'rojo',
  maintainer: 'verde',
  editor: 'celeste',
  author: 'naranja',
  subscriber: 'indigo',
};

export const roleIcons: Record<Role, ComponentType<IconProps>> = {
  admin: IconShield,
  maintainer: IconSettings,
  editor: IconBrush,
  author: IconBook,
  subscriber: IconUser,
};

export const statusTones: Record<DemoUserStatus, Tone> = {
  active: 'verde',
  pending: 'amarillo',
  inactive: 'gris',
};

/** The monthly price of each plan, in pesos; null is agreed with the customer. */
export const planPrices: Record<DemoUserPlan, number | null> = {
  basic: 0,
  team: 29_990,
  company: 89_990,
  enterprise: null,
};

const known = new Set(demoUserBillings.map((billing) => billing.toLowerCase()));
type Billing = Lowercase<(typeof demoUserBillings)[number]>;
const isKnown = (billing: string): billing is Billing => known.has(billing);

/** The name of a payment method; added users may have a free text. */
export function useBillingName() {
  const { t } = useTranslation('demoUsers');
  return (billing: string): string => {
    const small = billing.toLowerCase();
    return isKnown(small) ? t(`billing.${small}`) : billing;
  };
}
