import { face } from '#sample/cast.ts';
import type { StoredUser } from './stored-user.ts';

const extras = { eCommerceCartItemsCount: 5 };

export const users: StoredUser[] = [
  {
    id: 1,
    fullName: 'Juan Donoso',
    username: 'johndoe',
    password: 'admin',
    avatar: face(9),
    email: 'admin@demo.com',
    role: 'admin',
    ability: [{ action: 'manage', subject: 'all' }],
    extras,
  },
  {
    id: 2,
    fullName: 'Juana Donoso',
    username: 'janedoe',
    password: 'client',
    avatar: face(22),
    email: 'client@demo.com',
    role: 'client',
    ability: [
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ],
    extras,
  },
];
