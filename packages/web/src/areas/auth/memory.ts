import { create } from 'zustand';

/** What a link of a mail carries, or the way back from a provider, by what it is for. */
export type LinkKind = 'verify' | 'reset' | 'login' | 'invitation' | 'organization' | 'newEmail';

export type RegistrationDraft = {
  empresa: string;
  rut: string;
  fullName: string;
  password: string;
  acepta: boolean;
};

const emptyRegistration: RegistrationDraft = {
  empresa: '',
  rut: '',
  fullName: '',
  password: '',
  acepta: false,
};

interface Memory {
  /** One address for all forms, so that the user types it once. */
  email: string;
  password: string;
  registration: RegistrationDraft;
  links: Record<LinkKind, string | null>;
  write: (patch: { email?: string; password?: string }) => void;
  writeRegistration: (patch: Partial<RegistrationDraft>) => void;
  keepLink: (kind: LinkKind, token: string | null) => void;
  /** The account was created: what is left is good for correcting a wrong address. */
  forgetPasswords: () => void;
  forget: () => void;
}

const nothing = {
  email: '',
  password: '',
  registration: emptyRegistration,
  links: {
    verify: null,
    reset: null,
    login: null,
    invitation: null,
    organization: null,
    newEmail: null,
  },
};

/**
 * The input of the authentication forms, so that no tab, step or back button loses it. In memory only: passwords and
 * the secrets of links are written nowhere, and gone with the page.
 */
export const useMemory = create<Memory>()((set) => ({
  ...nothing,
  write: (patch) => set(patch),
  writeRegistration: (patch) =>
    set(({ registration }) => ({ registration: { ...registration, ...patch } })),
  keepLink: (kind, token) => set(({ links }) => ({ links: { ...links, [kind]: token } })),
  forgetPasswords: () =>
    set(({ registration }) => ({ password: '', registration: { ...registration, password: '' } })),
  forget: () => set(nothing),
}));
