import { nameText, Username } from '@pliego/contract/areas/account';
import {
  type OwnProfile,
  type OwnProfileChange,
  ownProfileFields,
  type SocialNetwork,
} from '@pliego/contract/areas/own-profile';
import { preprocess } from '@pliego/contract/fields';
import { checkCode } from '@pliego/contract/message';
import * as z from 'zod/mini';

export const profileNames = [
  'fullName',
  'username',
  'cargo',
  'telefono',
  'nacimiento',
  'pais',
  'sitio',
  'bio',
] as const;

/** What the form holds: texts, empty where nothing is said. */
export type ProfileValues = Record<(typeof profileNames)[number] | SocialNetwork, string>;

const social = ownProfileFields.sitio;

export const ProfileForm = z.object({
  fullName: nameText(checkCode('falta-tu-nombre')),
  username: Username,
  cargo: ownProfileFields.cargo,
  telefono: ownProfileFields.telefono,
  nacimiento: preprocess((day) => (day === '' ? null : day), ownProfileFields.nacimiento),
  pais: ownProfileFields.pais,
  sitio: ownProfileFields.sitio,
  bio: ownProfileFields.bio,
  linkedIn: social,
  twitter: social,
  facebook: social,
  instagram: social,
  google: social,
  quora: social,
});

export function valuesOf({ redes, nacimiento, ...profile }: OwnProfile): ProfileValues {
  const { fullName, username, cargo, telefono, pais, sitio, bio } = profile;
  const shown = { fullName, username, cargo, telefono, pais, sitio, bio };
  return { ...shown, nacimiento: nacimiento ?? '', ...redes };
}

/** What is sent of what was typed. */
export function changeOf(typed: ProfileValues): OwnProfileChange {
  const { linkedIn, twitter, facebook, instagram, google, quora, ...rest } =
    ProfileForm.parse(typed);
  return { ...rest, redes: { linkedIn, twitter, facebook, instagram, google, quora } };
}

/** The names of networks are the same in every language. */
export const networkNames: Record<SocialNetwork, string> = {
  linkedIn: 'LinkedIn',
  twitter: 'X (Twitter)',
  facebook: 'Facebook',
  instagram: 'Instagram',
  google: 'Google',
  quora: 'Quora',
};
