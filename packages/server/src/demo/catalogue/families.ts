import { communityFamilies } from './community.ts';
import { facilitiesFamilies } from './facilities.ts';
import type { Family } from './family.ts';
import { healthcareFamilies } from './healthcare.ts';
import { medicalFamilies } from './medical.ts';
import { mobilityFamilies } from './mobility.ts';
import { technologyFamilies } from './technology.ts';
import { worksFamilies } from './works.ts';

/** Everything the demonstration's public bodies buy. */
export const families: readonly Family[] = [
  ...medicalFamilies,
  ...healthcareFamilies,
  ...technologyFamilies,
  ...facilitiesFamilies,
  ...worksFamilies,
  ...mobilityFamilies,
  ...communityFamilies,
];
