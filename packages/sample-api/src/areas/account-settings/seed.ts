import type { AccountSettings } from '@pliego/contract/areas/account-settings';
import { cast } from '#sample/cast.ts';

export const settings: AccountSettings = {
  general: {
    avatar: cast.daniela.avatar,
    username: 'daniela.sepulveda',
    fullName: cast.daniela.fullName,
    email: cast.daniela.email,
    company: 'Comercial Andes SpA',
  },
  info: { bio: '', dob: null, country: 'Chile', website: '', phone: 56_955_507_412 },
  social: {
    socialLinks: {
      twitter: 'https://twitter.com/dsepulveda.demo',
      facebook: '',
      google: '',
      linkedIn: 'https://www.linkedin.com/in/dsepulveda.demo',
      instagram: '',
      quora: '',
    },
    connections: {
      twitter: { profileImg: cast.daniela.avatar, id: 'dsepulveda.demo' },
      google: { profileImg: cast.daniela.avatar, id: 'daniela.sepulveda' },
      facebook: {},
      github: {},
    },
  },
  notification: {
    commentOnArticle: true,
    answerOnForm: true,
    followMe: false,
    newAnnouncements: true,
    productUpdates: true,
    blogDigest: false,
  },
};
