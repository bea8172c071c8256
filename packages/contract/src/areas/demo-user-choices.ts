import * as z from 'zod/mini';
import { checkCode } from '../message.ts';
import { roles } from '../abilities.ts';
import { userStatuses } from './auth-shapes.ts';

export const demoUserPageSize = 10;
export const demoUserPlans = ['basic', 'team', 'company', 'enterprise'] as const;
/** Payment methods of the seeded users; added users may spell them differently. */
export const demoUserBillings = [
  'Auto Debit',
  'Manual - Credit Card',
  'Manual - Paypal',
  'Manual - Cash',
] as const;

export const DemoUserRole = z.enum(roles, checkCode('rol-de-lista'));
export const DemoUserPlan = z.enum(demoUserPlans, checkCode('plan-de-lista'));
export type DemoUserPlan = z.infer<typeof DemoUserPlan>;
export const DemoUserStatus = z.enum(userStatuses, checkCode('estado-de-lista'));
export type DemoUserStatus = z.infer<typeof DemoUserStatus>;
